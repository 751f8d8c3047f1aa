import type { OrderItem } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";

/** The store that sold a line; nothing for the shop's own (ruling 68). */
export function ItemSeller({ seller, className }: { seller: OrderItem["seller"]; className: string }) {
  const { t } = useTexts();
  return seller && <span className={className}>{`${t("order.seller")}: ${seller.name}`}</span>;
}
