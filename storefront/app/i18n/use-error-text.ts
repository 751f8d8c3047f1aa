import { isLanguage } from "@zakh/kit/contract";
import { useCallback, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { loadErrorTexts } from "./catalogues";

/**
 * The text of an error code in the page's language: zod's messages are such codes (ruling 30).
 *
 * The texts are loaded when the first form mounts; a code that no catalogue knows is answered as "the value is invalid".
 */
export function useErrorText(): (
  code: string | undefined,
  values?: Record<string, string | number>,
) => string | undefined {
  const { t, i18n } = useTranslation("errors");
  const language = i18n.language;
  useEffect(() => {
    if (!isLanguage(language) || i18n.hasResourceBundle(language, "errors")) return;
    loadErrorTexts(language).then((texts) => i18n.addResourceBundle(language, "errors", texts));
  }, [i18n, language]);
  return useCallback(
    (code, values) => {
      if (code === undefined) return undefined;
      return i18n.exists(code, { ns: "errors" }) ? t(code, values ?? {}) : t("value_invalid");
    },
    [i18n, t],
  );
}
