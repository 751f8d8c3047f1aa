import { isLanguage } from "@zakh/kit/contract";
import { useCallback, useEffect } from "react";
import { loadErrorTexts } from "./catalogues";
import { useTexts } from "./use-texts";

/**
 * The text of an error code in the page's language; zod's messages are such codes (ruling 30).
 *
 * The texts are loaded when the first form mounts. An unknown code has the text "the value is invalid".
 */
export function useErrorText(): (
  code: string | undefined,
  values?: Record<string, string | number>,
) => string | undefined {
  const texts = useTexts();
  const { i18n } = texts;
  const { language } = i18n;
  useEffect(() => {
    if (!isLanguage(language)) return;
    const load = () => {
      if (i18n.hasResourceBundle(language, "errors")) return;
      loadErrorTexts(language).then(
        (bundle) => i18n.addResourceBundle(language, "errors", bundle),
        // Loaded when the connection is back, or with the next form.
        () => {},
      );
    };
    load();
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [i18n, language]);
  return useCallback(
    (code, values) => {
      if (code === undefined) return undefined;
      return texts.i18n.t([code, "value_invalid"], { ...values, ns: "errors" });
    },
    // A new function when texts are added, so that shown errors are rendered again with their texts.
    [texts],
  );
}
