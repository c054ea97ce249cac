import "./sign.css";
import type { ReactNode } from "react";
import { Noted } from "../panels/Noted.tsx";

/** A sign on the table, and what it says in words for who touches it, comes to it by keys or does not see it. */
export function Sign({ says, children }: { readonly says: string; readonly children: ReactNode }) {
  return (
    <Noted className="sign" label={says} note={says}>
      {children}
    </Noted>
  );
}
