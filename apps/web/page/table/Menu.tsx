import "./answers.css";
import "./top.css";
import "./menu.css";
import { Fragment, useRef, useState } from "react";
import { Glyph } from "../card/Glyph.tsx";
import { Dialog } from "../panels/Dialog.tsx";
import { download } from "../replay/download.ts";
import { reportFile } from "../replay/report.ts";
import { ShareDialog } from "../replay/ShareDialog.tsx";
import { SettingsDialog } from "../settings/SettingsDialog.tsx";
import { playAgain } from "../state/rematch.ts";
import { ask, savedFile } from "../state/session.ts";
import { useTable } from "./context.ts";
import { HelpDialog } from "./HelpDialog.tsx";

type Opened = "none" | "settings" | "share" | "help" | "concede" | "undo";

const MENU = "menu";

/** All that one can do beside playing. */
export function Menu({ id }: { readonly id: string }) {
  const { say, table, reader } = useTable();
  const { now, opened } = table;
  const { view, at, undo } = now;
  const menu = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Opened>("none");
  const close = () => setShown("none");
  const isShared = opened.players.filter((player) => player === "person").length > 1;
  const takeBack = (): void => void ask({ kind: "undo", seat: view.seat, at, agreed: true });
  const plays = opened.replay === null && view.seat >= 0 && view.outcome === null;
  const item = (label: string, act: () => void, name = "") => (
    <button
      type="button"
      data-menu={name || undefined}
      onClick={() => {
        menu.current?.hidePopover();
        act();
      }}
    >
      {label}
    </button>
  );
  return (
    <>
      <button type="button" className="top-button" data-menu="open" popoverTarget={MENU}>
        <Glyph name="menu" />
        <span className="visually-hidden">{say("menu")}</span>
      </button>
      <div ref={menu} id={MENU} popover="auto" className="menu-items" role="group" aria-label={say("menu")}>
        {plays &&
          undo !== "none" &&
          item(
            say(undo === "free" ? "undo" : "undo agreed"),
            () => (undo === "agreed" && isShared ? setShown("undo") : takeBack()),
            "undo",
          )}
        {plays && item(say("concede"), () => setShown("concede"), "concede")}
        {plays &&
          reader.game.shows.map((act) => (
            <Fragment key={act}>
              {item(say(act), () => void ask({ kind: "act", seat: view.seat, at, act }), act)}
            </Fragment>
          ))}
        {plays &&
          isShared &&
          item(say("offer draw"), () => void ask({ kind: "act", seat: view.seat, at, act: "agreeDraw" }))}
        {opened.replay === null && item(say("again"), () => void playAgain(0), "again")}
        {opened.replay === null && item(say("swap"), () => void playAgain(1), "swap")}
        {item(say("save"), () => download(`gyoji-${id}.json`, savedFile() ?? ""), "save")}
        {item(say("share"), () => setShown("share"), "share")}
        {item(say("report"), () => reportFile(savedFile() ?? ""), "report")}
        {item(say("settings"), () => setShown("settings"), "settings")}
        {item(say("keys"), () => setShown("help"), "help")}
      </div>
      <SettingsDialog open={shown === "settings"} onClose={close} game={reader.game} />
      {shown === "share" && <ShareDialog text={savedFile() ?? ""} onClose={close} />}
      {shown === "help" && <HelpDialog onClose={close} />}
      {shown === "concede" && (
        <Sure
          question={say("sure to concede")}
          yes={say("yes concede")}
          onClose={close}
          onYes={() => void ask({ kind: "act", seat: view.seat, at, act: "concede" })}
        />
      )}
      {shown === "undo" && (
        <Sure question={say("sure to undo")} yes={say("yes agreed")} onClose={close} onYes={takeBack} />
      )}
    </>
  );
}

interface SureProps {
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone, or needs others. */
function Sure({ question, yes, onYes, onClose }: SureProps) {
  const { say } = useTable();
  return (
    <Dialog title={question} onClose={onClose}>
      <div className="answers">
        <button type="button" className="answer" onClick={onClose}>
          {say("stay")}
        </button>
        <button
          type="button"
          className="answer"
          data-main
          data-menu="yes"
          onClick={() => {
            onYes();
            onClose();
          }}
        >
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
