import "./notice.css";
import "./table/answers.css";
import { Component, type ReactNode } from "react";
import { reportFile } from "./replay/report.ts";
import { type Say, useSay } from "./say.ts";
import { savedFile } from "./state/session.ts";

/** Stands in for the page when a part of it has failed: the match is kept, and the fault can be reported. */
export function FaultBoundary({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  return <Boundary say={say}>{children}</Boundary>;
}

interface Failed {
  readonly failed: boolean;
}

/** React knows such a boundary as a class only. */
class Boundary extends Component<{ readonly say: Say; readonly children: ReactNode }, Failed> {
  override state: Failed = { failed: false };

  static getDerivedStateFromError(): Failed {
    return { failed: true };
  }

  override render(): ReactNode {
    const { say, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <main className="notice">
        <div role="alert">
          <h1>{say("fault title")}</h1>
          <p>{say("fault text")}</p>
        </div>
        <div className="answers">
          <button type="button" className="answer" onClick={() => reportFile(savedFile() ?? "")}>
            {say("report")}
          </button>
          <button type="button" className="answer" data-main onClick={() => location.reload()}>
            {say("reload")}
          </button>
        </div>
      </main>
    );
  }
}
