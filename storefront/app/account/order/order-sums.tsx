import type { Order } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/use-texts";
import { formatWon } from "../../lib/format/money";
import { DiscountPair } from "./discount-pair";
import { Pair } from "./pair";
import { WeightRefundPair } from "./weight-refund-pair";

const TAKEN_OFF = ["transferDiscount", "weightReduction"] as const;

interface OrderSumsProps {
  order: Order;
  /** Whether it is delivered, so that there is a shipping fee. */
  delivers: boolean;
}

/** What an order's total is made of; nothing is taken off where it is 0 (rulings 47 and 50). For use inside a `dl`. */
export function OrderSums({ order, delivers }: OrderSumsProps) {
  const { t } = useTexts();
  return (
    <>
      <Pair name={t("cart.subtotal")} figures>
        {formatWon(order.subtotal)}
      </Pair>
      {delivers ? (
        <Pair name={t("cart.shipping")} figures>
          {formatWon(order.shippingFee)}
        </Pair>
      ) : null}
      {order.discount > 0 ? <DiscountPair discount={order.discount} reason={order.discountReason} /> : null}
      {TAKEN_OFF.map((taken) =>
        order[taken] > 0 ? (
          <Pair key={taken} name={t(`order.${taken}`)} figures>
            {`−${formatWon(order[taken])}`}
          </Pair>
        ) : null,
      )}
      <WeightRefundPair order={order} />
    </>
  );
}
