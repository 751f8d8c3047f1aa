import { type Order, reductionsOf } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/use-texts";
import { formatWon } from "../../lib/format/money";
import { DiscountPair } from "./discount-pair";
import { Pair } from "./pair";
import { WeightRefundPair } from "./weight-refund-pair";

interface OrderSumsProps {
  order: Order;
  /** Whether it is delivered, so that there is a shipping fee. */
  delivers: boolean;
}

/** What an order's total is made of; nothing is taken off where it is 0 (rulings 47 and 50). For use inside a `dl`. */
export function OrderSums({ order, delivers }: OrderSumsProps) {
  const { t } = useTexts();
  const taken = { transferDiscount: order.transferDiscount, ...reductionsOf(order) };
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
      {Object.entries(taken).map(([name, amount]) =>
        // What a device has kept since an older version has no such sum.
        amount ? (
          <Pair key={name} name={t(`order.${name as keyof typeof taken}`)} figures>
            {`${amount > 0 ? "−" : "+"}${formatWon(Math.abs(amount))}`}
          </Pair>
        ) : null,
      )}
      <WeightRefundPair order={order} />
    </>
  );
}
