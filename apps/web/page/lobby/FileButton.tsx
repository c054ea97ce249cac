import type { ReactNode } from "react";
import { Glyph } from "../card/Glyph.tsx";

interface FileButtonProps {
  /** The endings of the names of files that are offered. */
  readonly accept: string;
  readonly onFiles: (files: Iterable<File>) => void;
  readonly children: ReactNode;
}

/** Opens files from the player's disk. */
export function FileButton({ accept, onFiles, children }: FileButtonProps) {
  return (
    <label className="button file-button">
      <Glyph name="file" />
      {children}
      <input
        type="file"
        multiple
        className="visually-hidden"
        accept={accept}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be brought again after it was changed.
          target.value = "";
        }}
      />
    </label>
  );
}
