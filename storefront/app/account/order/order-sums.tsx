import type { Order } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/use-texts";
import { formatWon } from "../../lib/format/money";
import { Pair } from "./pair";

interface OrderSumsProps {
  order: Order;
  /** Whether it is delivered, so that there is a shipping fee. */
  delivers: boolean;
}

/** What an order's total is made of; no transfer discount where it is 0 (ruling 47). For use inside a `dl`. */
export function OrderSums({ order: { subtotal, shippingFee, transferDiscount }, delivers }: OrderSumsProps) {
  const { t } = useTexts();
  return (
    <>
      <Pair name={t("cart.subtotal")} figures>
        {formatWon(subtotal)}
      </Pair>
      {delivers ? (
        <Pair name={t("cart.shipping")} figures>
          {formatWon(shippingFee)}
        </Pair>
      ) : null}
      {transferDiscount > 0 ? (
        <Pair name={t("order.transferDiscount")} figures>
          −{formatWon(transferDiscount)}
        </Pair>
      ) : null}
    </>
  );
}
