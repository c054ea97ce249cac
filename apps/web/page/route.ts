import { type Store, storeOf } from "./state/store.ts";

/** Where in the page one is. It stands in the address after `#`, so that it works on any host. */
export type Route =
  | { readonly at: "lobby" }
  /** A match that this browser keeps. */
  | { readonly at: "match"; readonly id: string }
  /** A replay that this browser keeps, or one that the address itself carries. */
  | { readonly at: "replay"; readonly id: string }
  | { readonly at: "carried"; readonly replay: string };

/** Where one is now. */
export const route: Store<Route> = storeOf(routeOf(location.hash));

addEventListener("hashchange", () => route.set(routeOf(location.hash)));

function routeOf(hash: string): Route {
  const [, name = "", rest = ""] = /^#\/?(\w*)[/=]?(.*)$/u.exec(hash) ?? [];
  if (name === "match" && rest !== "") return { at: "match", id: rest };
  if (name === "replay" && rest !== "") return { at: "replay", id: rest };
  if (name === "r" && rest !== "") return { at: "carried", replay: rest };
  return { at: "lobby" };
}

/** The address of a place in the page, to stand in a link. */
export function hrefOf(place: Route): string {
  switch (place.at) {
    case "lobby":
      return "#/";
    case "match":
      return `#/match/${place.id}`;
    case "replay":
      return `#/replay/${place.id}`;
    case "carried":
      return `#r=${place.replay}`;
  }
}

/** Goes to a place in the page. */
export function go(place: Route): void {
  location.hash = hrefOf(place);
}
