import { ORDER_STATUS, type Order } from "@zakh/orders/contract";
import { useEffect } from "react";
import { redirect, useLocation, useSearchParams } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { useOrder } from "../../lib/data/orders";
import { useMethodOf } from "../../lib/data/payment-methods";
import { formatWon } from "../../lib/format/money";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { OrderNotices } from "../../notices/order-notices";
import { useSession } from "../../session/session";
import { ButtonLink } from "../../ui/button";
import { PageSpinner } from "../../ui/page-spinner";
import { OrderClaims } from "../claims/order-claims";
import type { Route } from "./+types/order-confirmation";
import { HowToPay } from "./how-to-pay";
import { LookupFailure } from "./lookup-failure";
import { OrderDetail } from "./order-detail";
import { OrderOffer } from "./order-offer";
import { readOrderNumber } from "./read-order-number";

export const handle: PageHandle = { title: ({ t }) => t("order.title") };

/** Redirects an address without a valid order number to the look-up page. */
export function loader({ request }: Route.LoaderArgs) {
  return redirectWithoutNumber(request);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return redirectWithoutNumber(request);
}

function redirectWithoutNumber({ url }: Request) {
  return readOrderNumber(new URL(url).searchParams.get("id") ?? "") === undefined ? redirect(paths.orderLookup) : null;
}

/** Thanks for a new order and says where to pay; for an older order it shows the status (ruling 11). */
export default function OrderConfirmationPage() {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const { user } = useSession("personal");
  const id = readOrderNumber(search.get("id") ?? "");
  const email = useEmailOfAddress(search);
  const key = search.get("key") ?? undefined;
  const { data: order, error } = useOrder(id === undefined ? undefined : { id, email, key });
  if (!order && !error) return <PageSpinner />;
  const isOwn = Boolean(user) && order?.userId === user?.id;
  return (
    <div className="page max-w-[52rem] pt-6 md:pt-10 print:max-w-none print:p-0">
      {order ? (
        <>
          <OrderState order={order} />
          <HowToPay order={order} linkKey={key} className="mt-4" />
          <OrderOffer order={order} linkKey={key} />
          <OrderClaims order={order} linkKey={key} />
          <div className="mt-6 print:mt-1">
            <OrderDetail order={order} linkKey={key} />
          </div>
          {isOwn ? (
            <div className="mt-6">
              <OrderNotices />
            </div>
          ) : null}
        </>
      ) : (
        <>
          <h1 className="mb-5 text-headline uppercase">{t("orderLookup.title")}</h1>
          {error ? <LookupFailure error={error} /> : null}
          <ButtonLink to={paths.orderLookup} look="outline" className="mt-5">
            {t("orderLookup.another")}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/**
 * The email of the address, which is taken out of it: the browser's history shows addresses to whoever uses the device next. A reload still
 * has it, from the router's state of the entry.
 */
function useEmailOfAddress(search: URLSearchParams): string {
  const { state } = useLocation();
  const given = search.get("email");
  useEffect(() => {
    if (given === null) return;
    const address = new URL(window.location.href);
    address.searchParams.delete("email");
    window.history.replaceState({ ...window.history.state, usr: { email: given } }, "", address);
  }, [given]);
  return given ?? (state as { email?: string } | null)?.email ?? "";
}

/** The order's status in a sentence; no sentence for an unknown status. */
function OrderState({ order }: { order: Order }) {
  const { status } = order;
  const { t } = useTexts();
  const { says } = useMethodOf(order);
  const known = status in ORDER_STATUS;
  const title = known ? t(`order.state.${status}.title`) : t("order.title");
  const refund = refundOf(order);
  const won = { amount: formatWon(order.toReturn || order.returned), returned: formatWon(order.returned) };
  return (
    <>
      <h1 className="text-headline uppercase print:text-title">
        {ORDER_STATUS[status]?.delivered ? says("completedTitle", title) : title}
      </h1>
      {known ? (
        <p className="mt-2 max-w-read text-ink-soft print:hidden">
          {refund
            ? says(refund, t(`order.state.cancelled.${refund}`, won), won)
            : order.sentAt && ORDER_STATUS[status].awaitsDelivery
              ? t("parcel.onItsWay")
              : says(status, t(`order.state.${status}.text`))}
        </p>
      ) : null}
      {ORDER_STATUS[status]?.cancelled ? (
        <ButtonLink to={paths.contact} look="outline" className="mt-4 print:hidden">
          {t("common.contact")}
        </ButtonLink>
      ) : null}
    </>
  );
}

/** The state of a cancelled order's refund; `undefined` if nothing was paid. */
function refundOf({ status, toReturn, returned }: Order) {
  if (!ORDER_STATUS[status]?.cancelled) return undefined;
  if (toReturn > 0) return returned > 0 ? "partlyReturned" : "refund";
  return returned > 0 ? "returned" : undefined;
}
