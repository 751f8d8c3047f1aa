import { isLanguage, type Language } from "@zakh/kit/contract";
import { useCallback } from "react";
import { toast } from "../ui/toast-store";
import { loadCatalogue } from "./catalogues";
import { languageCookie, rememberedLanguage } from "./language-cookie";
import { useTexts } from "./use-texts";

/** The page's language, and a function that changes it without a reload. */
export function useLanguage(): { language: Language; choose: (language: Language) => Promise<void> } {
  const { t, i18n } = useTexts();
  const choose = useCallback(
    async (language: Language) => {
      if (language === i18n.language) return;
      const catalogue = await loadCatalogue(language).catch(() => undefined);
      if (!catalogue) {
        toast({ title: t("common.errorTitle"), text: t("common.tryAgain"), tone: "wrong" });
        return;
      }
      i18n.addResourceBundle(language, "shop", catalogue);
      document.cookie = languageCookie(language, window.location.protocol === "https:");
      await i18n.changeLanguage(language);
      toast({ title: i18n.t("language.changedTitle"), text: i18n.t("language.changedText"), tone: "done" });
    },
    [t, i18n],
  );
  return { language: isLanguage(i18n.language) ? i18n.language : rememberedLanguage(undefined), choose };
}
