import { isLanguage } from "@zakh/kit/contract";
import { useEffect, useState } from "react";
import { loadLaterTexts } from "./catalogues";
import { useTexts } from "./use-texts";

/**
 * Loads the texts of `later/`, and tells whether they are there in the page's language. They are no part of the catalogue that every visit
 * loads: what they are of is never rendered on the server, and shows nothing, or its loading state, until then.
 */
export function useLaterTexts(): boolean {
  const { i18n } = useTexts();
  const { language } = i18n;
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    if (!isLanguage(language)) return;
    const load = async () => {
      if (!i18n.hasResourceBundle(language, "later")) {
        i18n.addResourceBundle(language, "later", await loadLaterTexts(language));
      }
      setLoaded(language);
    };
    // Loaded when the connection is back, or by the next who needs them.
    const tryToLoad = () => void load().catch(() => {});
    tryToLoad();
    window.addEventListener("online", tryToLoad);
    return () => window.removeEventListener("online", tryToLoad);
  }, [i18n, language]);
  return loaded === language;
}
