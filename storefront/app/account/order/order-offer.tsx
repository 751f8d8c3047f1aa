import { useSubmitOnce } from "@zakh/back-office/screens/submit-once";
import { quantityText, type Unit } from "@zakh/catalog/contract";
import { localized } from "@zakh/kit/contract";
import type { OrderOffer as Offer, Order } from "@zakh/orders/contract";
import { useLanguage } from "../../i18n/use-language";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/data/api";
import { type OrderQuery, useAnswerOffer } from "../../lib/data/orders";
import { formatWon } from "../../lib/format/money";
import { Button } from "../../ui/button";
import { toast } from "../../ui/toast-store";
import { DiscountPair } from "./discount-pair";
import { Pair } from "./pair";

/** The offer of a higher total that waits for the customer's answer (ruling 50); nothing without one. */
export function OrderOffer({ order, linkKey }: { order: Order; linkKey?: string }) {
  // Whoever sees the order knows its email, or has its link.
  const asked = { id: order.id, email: order.customerEmail, key: linkKey };
  const hasTexts = useLaterTexts();
  return order.offer && hasTexts ? <WaitingOffer asked={asked} offer={order.offer} /> : null;
}

function WaitingOffer({ asked, offer }: { asked: OrderQuery; offer: Offer }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const answer = useAnswerOffer(asked);
  const { lines, shippingFeeBefore, shippingFee, discountBefore, discount, discountReason } = offer;
  const shown = (quantity: number, unit: Unit) => (quantity === 0 ? "–" : quantityText(quantity, unit, language));

  async function send(agrees: boolean) {
    try {
      await answer.mutateAsync({ offer: offer.id, agrees });
      toast({ title: t(agrees ? "offer.agreed" : "offer.declined"), tone: "done" });
    } catch (error) {
      const text = (error instanceof ApiError && error.serverMessage) || t("common.tryAgain");
      toast({ title: t("offer.failed"), text, tone: "wrong" });
    }
  }
  const agree = useSubmitOnce(() => send(true));
  const decline = useSubmitOnce(() => send(false));

  return (
    <section aria-labelledby={`offer-${offer.id}`} className="mt-4 rounded-control bg-mustard-wash p-4 print:hidden">
      <h4 id={`offer-${offer.id}`} className="text-base font-semibold">
        {t("offer.title")}
      </h4>
      <p className="mt-1 text-small text-ink-soft">{t("offer.text")}</p>
      <dl className="mt-3 grid gap-1 text-small">
        {lines.map((line) => (
          <Pair key={line.name} name={localized(line, "name", language)} figures>
            {`${shown(line.before, line.unit)} → ${line.after === 0 ? t("offer.removed") : shown(line.after, line.unit)}`}
          </Pair>
        ))}
        {shippingFee === shippingFeeBefore ? null : (
          <Pair name={t("cart.shipping")} figures>
            {`${formatWon(shippingFeeBefore)} → ${formatWon(shippingFee)}`}
          </Pair>
        )}
        {discount === discountBefore ? null : <DiscountPair discount={discount} reason={discountReason} />}
        <Pair name={t("cart.total")} figures>
          <span className="font-semibold">{`${formatWon(offer.totalBefore)} → ${formatWon(offer.total)}`}</span>
        </Pair>
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button busy={answer.isPending} onClick={() => agree()} className="max-sm:w-full">
          {t("offer.agree")}
        </Button>
        <Button look="outline" disabled={answer.isPending} onClick={() => decline()} className="max-sm:w-full">
          {t("offer.decline")}
        </Button>
      </div>
    </section>
  );
}
