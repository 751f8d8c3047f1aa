import { fallbackLanguage, type Localized, localized } from "@zakh/kit/contract";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";

interface OriginProps {
  /** Old cached products may lack an origin. */
  of: Partial<Localized<"origin">>;
  className: string;
  /** Beside a price it needs no label but for those who hear it. */
  short?: boolean;
}

/** The origin of a product in the page's language; nothing if it has none. */
export function Origin({ of, className, short = false }: OriginProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const texts = { ...of, origin: of.origin ?? "" };
  const origin = localized(texts, "origin", language);
  if (!origin) return null;
  return (
    <span className={className}>
      <span className={short ? "sr-only" : undefined}>{`${t("product.origin")}:`}</span>{" "}
      <span lang={fallbackLanguage(texts, "origin", language)}>{origin}</span>
    </span>
  );
}
