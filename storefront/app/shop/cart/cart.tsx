import { availableQuantity, quantitiesOf, quantitiesText, quantityText } from "@zakh/catalog/contract";
import { MakeStanding } from "../../again/make-standing";
import type { CartLine } from "../../cart/cart-line";
import { faultText } from "../../cart/fault-text";
import { lineFault } from "../../cart/line-fault";
import { orderableLines } from "../../cart/orderable-lines";
import { cart, cartLineTotal, useCart } from "../../cart/use-cart";
import { useLineName } from "../../cart/use-line-name";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { useNoOrdersUntil } from "../../lib/data/delivery";
import { useShippingFee } from "../../lib/data/shipping-fee";
import { formatWon } from "../../lib/format/money";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { sellersOf } from "../../sellers/parcels";
import { ParcelsNotice } from "../../sellers/parcels-notice";
import { SellerName } from "../../sellers/seller-name";
import { Button, ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Origin } from "../../ui/origin";
import { PageLink } from "../../ui/page-link";
import { Picture } from "../../ui/picture";
import { PriceUnit } from "../../ui/price-tag";
import { QuantityStepper } from "../../ui/quantity-stepper";
import { toast } from "../../ui/toast-store";
import { ClosedNow } from "../closed-now";
import { DeliveryDays } from "../delivery-days";
import { FaultyLines } from "../faulty-lines";
import { FilledCart } from "../filled-cart";
import { AmountLine, OrderAmounts } from "../order-amounts";

export const handle: PageHandle = { title: ({ t }) => t("cart.title") };

/** The cart of the signed-in user; visitors are sent to sign up (spec §2). */
export default function CartPage() {
  const { t } = useTexts();
  return (
    <FilledCart reason="cart" empty={{ title: t("cart.emptyTitle"), text: t("cart.emptyText") }}>
      {() => <FullCart />}
    </FilledCart>
  );
}

function FullCart() {
  const { t } = useTexts();
  const { lines } = useCart();
  return (
    <div className="page pt-6 md:pt-10">
      <h1 className="text-headline uppercase">{t("cart.title")}</h1>
      <div className="mt-4 grid gap-8 md:mt-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <ul
          aria-label={t("cart.lines")}
          className="divide-y divide-dashed divide-paper-edge border-y border-paper-edge"
        >
          {lines.map((line) => (
            <li key={line.productId}>
              <Line line={line} />
            </li>
          ))}
        </ul>
        <Summary />
      </div>
    </div>
  );
}

function Line({ line }: { line: CartLine }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { name, lang } = useLineName()(line);
  const fault = lineFault(line);
  const removing = (change: () => void) => () => {
    const place = cart.lines().indexOf(line);
    change();
    if (cart.lines().some(({ productId }) => productId === line.productId)) return;
    toast({
      title: t("cart.removed"),
      tone: "done",
      text: name,
      action: { label: t("cart.undo"), onPress: () => cart.putBack(line, place) },
    });
  };
  return (
    <article className="grid grid-cols-[min(6rem,34%)_minmax(0,1fr)] gap-x-4 gap-y-2 py-4 md:grid-cols-[9rem_minmax(0,1fr)_auto] md:gap-x-6 md:py-5">
      <PageLink
        to={paths.product(line.productId)}
        aria-label={name}
        className="aspect-[4/3] self-start overflow-hidden rounded-control md:row-span-2"
      >
        <Picture url={line.imageUrls[0] ?? ""} alt="" name={name} nameLang={lang} sizes="144px" eager />
      </PageLink>
      <div className="min-w-0">
        <h2 className="font-text text-base font-semibold leading-snug tracking-normal md:text-lead">
          <PageLink to={paths.product(line.productId)} lang={lang} className="hover:text-oxblood">
            {name}
          </PageLink>
        </h2>
        <SellerName seller={line.seller} className="block break-words text-small text-ink-soft" />
        {fault === "gone" ? null : (
          <p className="figures mt-1 text-base text-ink-soft">
            <span>{formatWon(line.price)}</span> <PriceUnit of={line} className="text-small" />
            <Origin of={line} className="block break-words font-text text-small text-ink-faint" />
          </p>
        )}
        {fault ? <p className="mt-1 text-small font-semibold text-ember-deep">{faultText(t, line, language)}</p> : null}
      </div>
      {fault ? null : (
        <p className="figures col-span-2 row-start-2 self-center justify-self-end text-title-s text-oxblood md:col-span-1 md:col-start-3 md:row-start-1 md:self-start md:text-title">
          {formatWon(cartLineTotal(line))}
        </p>
      )}
      <div className="col-span-2 row-start-3 flex flex-wrap items-center gap-2 md:col-span-2 md:col-start-2 md:row-start-2">
        {fault === "gone" || fault === "soldOut" ? null : (
          <span className="flex flex-wrap items-center gap-2">
            <QuantityStepper
              label={`${t("product.quantity")}: ${name}`}
              quantity={line.quantity}
              unit={line.unit}
              onDecrease={removing(() => cart.decrease(line.productId))}
              onIncrease={() => cart.increase(line.productId)}
              atMaximum={line.quantity >= availableQuantity(line)}
            />
            {fault ? (
              <Button look="outline" onClick={() => cart.replace(orderableLines(cart.lines(), line.productId))}>
                {t("cart.take", { quantity: quantityText(availableQuantity(line), line.unit, language) })}
              </Button>
            ) : null}
          </span>
        )}
        <button
          type="button"
          aria-label={t("cart.remove", { name })}
          onClick={removing(() => cart.remove(line.productId))}
          className="ml-auto flex min-h-touch items-center gap-1.5 rounded-control px-3 text-small font-medium text-ink-soft hover:bg-oxblood-wash hover:text-oxblood"
        >
          <Icon name="bin" className="size-5" />
          <span>{t("cart.removeShort")}</span>
        </button>
      </div>
    </article>
  );
}

function Summary() {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { lines, ordered, subtotal } = useCart();
  const { fee, missing, failed, retry } = useShippingFee(subtotal);
  const closedUntil = useNoOrdersUntil();
  return (
    <aside
      aria-labelledby="summary"
      className="self-start drop-shadow-[0_6px_12px_rgb(87_12_22/0.16)] lg:sticky lg:top-28"
    >
      <div className="receipt p-5 md:p-6">
        <h2 id="summary" className="mb-4 text-title-s uppercase">
          {t("cart.summary")}
        </h2>
        {ordered.length > 0 ? (
          <OrderAmounts subtotal={subtotal} shippingFee={fee} failed={failed} onRetry={retry} missing={missing}>
            <AmountLine name={t("cart.kinds")}>{t("cart.kindsCount", { count: ordered.length })}</AmountLine>
            <AmountLine name={t("cart.pieces")}>{quantitiesText(quantitiesOf(ordered), language)}</AmountLine>
          </OrderAmounts>
        ) : null}
        <FaultyLines />
        {sellersOf(ordered)[0] ? null : <DeliveryDays className="mt-4" always />}
        <ParcelsNotice lines={ordered} className="mt-4" />
        {closedUntil ? <ClosedNow until={closedUntil} /> : null}
        {/* Lines that cannot be ordered must be corrected here first. */}
        {ordered.length === lines.length && !closedUntil ? (
          <ButtonLink to={paths.checkout} className="mt-5 min-h-14 w-full text-title-s">
            {t("cart.placeOrder")}
          </ButtonLink>
        ) : null}
        <ButtonLink to={paths.home} look="quiet" className="mt-1 w-full">
          {t("cart.continue")}
        </ButtonLink>
        <MakeStanding lines={ordered} className="w-full" />
      </div>
    </aside>
  );
}
