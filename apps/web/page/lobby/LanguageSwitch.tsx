import { type ByLanguage, LANGUAGES } from "@gyoji/lexicon/language";
import { speak, useSay } from "../say.ts";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";

/** Each language in its own words: who looks for theirs need not read another. */
const OWN_NAMES: ByLanguage<string> = { en: "English", th: "ไทย", ja: "日本語" };

/** Switches the language of the page. */
export function LanguageSwitch() {
  const say = useSay();
  const { language } = useStore(settings);
  return (
    <fieldset className="languages">
      <legend className="visually-hidden">{say("language")}</legend>
      {LANGUAGES.map((each) => (
        <label key={each} lang={each}>
          <input
            type="radio"
            name="language"
            className="visually-hidden"
            checked={each === language}
            onChange={() => void speak(each)}
          />
          <span>{OWN_NAMES[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
