import { fallbackLanguage, localized } from "@zakh/kit/contract";
import type { OrderItem } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";

/** The origin of a sold product, as of the order; empty when it had none. */
export function ItemOrigin({ product, className }: { product: OrderItem["product"]; className: string }) {
  const { t, language } = useTexts();
  const origin = localized(product, "origin", language);
  if (!origin) return null;
  return (
    <span className={className}>
      <span>{`${t("order.origin")}: `}</span>
      <span lang={fallbackLanguage(product, "origin", language)}>{origin}</span>
    </span>
  );
}
