import { isLanguage } from "@zakh/kit/contract";
import { useEffect } from "react";
import { loadLaterTexts } from "./catalogues";
import { useTexts } from "./use-texts";

/** Loads the texts of pages that nobody sees first, when such a page opens; whether they are there. The server has them. */
export function useLaterTexts(): boolean {
  const { i18n } = useTexts();
  const { language } = i18n;
  const areThere = i18n.exists("ownReviews.rating");
  useEffect(() => {
    if (areThere || !isLanguage(language)) return;
    const load = () =>
      loadLaterTexts(language).then(
        (texts) => i18n.addResourceBundle(language, "shop", texts, true),
        // Loaded when the connection is back.
        () => {},
      );
    load();
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [i18n, language, areThere]);
  return areThere;
}
