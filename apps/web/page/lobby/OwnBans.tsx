import { useSay } from "../say.ts";
import { useStore } from "../state/store.ts";
import { forgetBans, ownBans } from "./ownBans.ts";
import { Remove } from "./Remove.tsx";

/** The cards that a list of the player bans in a game; nothing where there is no such list. */
export function OwnBans({ game }: { readonly game: string }) {
  const say = useSay();
  const own = useStore(ownBans).find((each) => each.game === game);
  if (own === undefined) return null;
  return (
    <ul data-bans>
      <li>
        <span>
          {say("banned cards", { count: own.names.length })} <bdi>{own.file}</bdi>
        </span>
        <Remove name={own.file} onRemove={() => forgetBans(game)} />
      </li>
    </ul>
  );
}
