import type { OrderSeller } from "@zakh/catalog/contract";
import { useTexts } from "../i18n/use-texts";

/** That the shop collects the money, where goods of a store are among the lines of an order (ruling 68). */
export function ShopCollects({ lines }: { lines: readonly { seller?: OrderSeller | null }[] }) {
  const { t } = useTexts();
  if (!lines.some(({ seller }) => seller)) return null;
  return <p className="pb-3 text-small text-ink-soft">{t("seller.shopCollects")}</p>;
}
