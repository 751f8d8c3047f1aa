import { Badge } from "@medusajs/ui";
import type { Product } from "@zakh/catalog/contract";
import { useTexts } from "../../i18n/text";

/** What sets a product apart from the others of a list: hidden, shown first, sold by a store. */
export function ProductBadges({ product }: { product: Product }) {
  const { t } = useTexts();
  return (
    <>
      {product.isHidden && (
        <Badge size="2xsmall" color="orange">
          {t("products.hidden")}
        </Badge>
      )}
      {product.isFeatured && (
        <Badge size="2xsmall" color="green">
          {t("products.featured")}
        </Badge>
      )}
      {product.storeId !== null && <Badge size="2xsmall">{t("products.ofStore")}</Badge>}
    </>
  );
}
