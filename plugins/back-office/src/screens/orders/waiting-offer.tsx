import { quantityText, type Unit } from "@zakh/catalog/contract";
import { type Order, type OrderOffer, orderNumber } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import { useWithdrawOffer } from "../resources/orders";
import { ActionButton } from "../ui/action-button";
import { useErrorToast } from "../ui/error-toast";
import { signedWon, won } from "../ui/money";
import { toast } from "../ui/toast";

/** A higher total that waits for the customer's answer. */
export function WaitingOffer({ order, offer }: { order: Order; offer: OrderOffer }) {
  const { t, language } = useTexts();
  const show = useErrorToast();
  const withdraw = useWithdrawOffer(order.id);
  const { lines, shippingFeeBefore, shippingFee, discountBefore, discount, totalBefore, total } = offer;
  const shown = (quantity: number, unit: Unit) => (quantity === 0 ? "–" : quantityText(quantity, unit, language));

  async function takeBack() {
    try {
      await withdraw.mutateAsync(undefined);
      toast.success(t("offer.withdrawn"), { description: orderNumber(order.id) });
    } catch (error) {
      show.refused(error, t("offer.failed"));
    }
  }

  return (
    <div className="bg-ui-tag-orange-bg mt-3 flex flex-col gap-y-2 rounded-lg p-3">
      <p className="text-ui-fg-base text-base font-medium md:text-sm">{t("offer.waits")}</p>
      <ul className="text-ui-fg-base text-sm tabular-nums">
        {lines.map(({ name, unit, before, after }) => (
          <li key={name}>
            {after === 0
              ? t("order.changed.removed", { line: `${name} ${shown(before, unit)}` })
              : `${name}: ${shown(before, unit)} → ${shown(after, unit)}`}
          </li>
        ))}
        {shippingFee !== shippingFeeBefore && (
          <li>{`${t("order.shippingFee")}: ${won(shippingFeeBefore)} → ${won(shippingFee)}`}</li>
        )}
        {discount !== discountBefore && (
          <li>{`${t("order.discount")}: ${signedWon(-discountBefore)} → ${signedWon(-discount)}`}</li>
        )}
        <li className="font-medium">{`${t("order.total")}: ${won(totalBefore)} → ${won(total)}`}</li>
      </ul>
      <div>
        <ActionButton busy={withdraw.isPending} onPress={() => void takeBack()}>
          {t("offer.withdraw")}
        </ActionButton>
      </div>
    </div>
  );
}
