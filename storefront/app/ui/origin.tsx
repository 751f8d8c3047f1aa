import { fallbackLanguage, type Localized, localized } from "@zakh/kit/contract";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";

interface OriginProps {
  /** What a browser has kept of earlier days has none. */
  of: Partial<Localized<"origin">>;
  className: string;
}

/** Where something comes from, in the page's language; nothing where nobody has said. */
export function Origin({ of, className }: OriginProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const texts = { ...of, origin: of.origin ?? "" };
  const origin = localized(texts, "origin", language);
  if (!origin) return null;
  return (
    <span className={className}>
      {t("product.origin")}: <span lang={fallbackLanguage(texts, "origin", language)}>{origin}</span>
    </span>
  );
}
