import { useTable } from "./context.ts";

/** More than so many things to choose from can be searched. */
export const MANY = 12;

/** Where one types what is looked for among much that can be chosen. */
export function SearchField(props: { readonly searched: string; readonly onSearch: (text: string) => void }) {
  const { say } = useTable();
  return (
    <input
      type="search"
      className="tray-search"
      placeholder={say("search cards")}
      aria-label={say("search cards")}
      value={props.searched}
      onChange={({ target }) => props.onSearch(target.value)}
    />
  );
}

/** Whether a text has what is looked for in it. */
export function isFound(text: string, searched: string): boolean {
  return text.toLowerCase().includes(searched.trim().toLowerCase());
}
