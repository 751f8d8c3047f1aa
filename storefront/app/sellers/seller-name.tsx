import type { OrderSeller } from "@zakh/catalog/contract";
import { useTexts } from "../i18n/use-texts";

/** "Sold by …" beside what a store sells; nothing beside the shop's own (ruling 68). */
export function SellerName({ seller, className }: { seller: OrderSeller | null; className?: string }) {
  const { t } = useTexts();
  if (!seller) return null;
  return (
    <span translate="no" className={className}>
      {t("seller.soldBy", { name: seller.name })}
    </span>
  );
}
