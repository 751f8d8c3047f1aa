import { Badge, clx } from "@medusajs/ui";
import { quantitiesText } from "@zakh/catalog/contract";
import { serverNow } from "@zakh/kit/browser/server-time";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { dateTime } from "../dates";
import { useTexts } from "../i18n/text";
import { usePaymentOf } from "../resources/payment-methods";
import { useLongPress } from "../ui/lists/use-long-press";
import type { Selection } from "../ui/lists/use-selection";
import { won } from "../ui/money";
import { PartPaid } from "../ui/part-paid";
import { statusClasses } from "../ui/status-color";
import { ChooseOrder } from "./choose-order";
import { waitingTime } from "./dashboard/waiting-time";
import { packedQuantitiesOf } from "./item-quantity";
import { OpenNumber } from "./open-number";
import { OrderStatusSelect } from "./order-status-select";
import { useChangedHere } from "./recent-changes";
import { ReportedChip } from "./reported-chip";
import { SentChip } from "./sending/sent-chip";
import { UndoButton } from "./undo-button";

interface OrderCardProps {
  order: Order;
  selection?: Selection;
  /** Whether a tap chooses the order instead of opening it. */
  choosing: boolean;
  onChoose?: (order: Order) => void;
}

/**
 * An order in two lines, six in a phone's screen. A tap opens it; pressed for long, or while many are chosen, it is chosen. What was
 * changed in this list is grey.
 */
export function OrderCard({ order, selection, choosing, onChoose }: OrderCardProps) {
  const { t, language } = useTexts();
  const isChanged = useChangedHere().changeOf(order) !== undefined;
  const longPress = useLongPress(onChoose && !choosing ? () => onChoose(order) : undefined);
  return (
    <article
      className={clx("relative flex h-full items-center gap-x-2 p-2 [-webkit-touch-callout:none] max-md:select-none", {
        "bg-ui-bg-component": isChanged,
        "bg-ui-bg-highlight": choosing && selection?.has(order),
      })}
      {...longPress}
    >
      {selection && <ChooseOrder order={order} selection={selection} wholeCard={choosing} />}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-2">
          {/* A long name goes on below the number. */}
          <span className="text-ui-fg-base min-w-0 flex-1 basis-[8em] break-words text-sm font-medium">
            {choosing ? (
              <span className={NUMBER}>{orderNumber(order.id)}</span>
            ) : (
              <OpenNumber order={order} className={clx(NUMBER, "after:absolute after:inset-0")} />
            )}
            <span>{` ${order.customerName}`}</span>
          </span>
          <span className="text-ui-fg-base ml-auto whitespace-nowrap text-base font-semibold tabular-nums">
            {won(order.totalAmount)}
          </span>
        </div>
        <div className="flex flex-wrap items-center gap-x-2">
          <div className="text-ui-fg-subtle min-w-0 flex-1 basis-[7em] break-words max-md:grow-[99] text-sm leading-tight">
            <Payer order={order} />
            <span className="block tabular-nums">
              <span>{quantitiesText(packedQuantitiesOf(order.items), language)}</span>
              <span>{" · "}</span>
              <Age order={order} />
            </span>
            <PartPaid order={order} />
            <SentChip order={order} />
            <ReportedChip order={order} />
          </div>
          {choosing ? (
            <Badge size="2xsmall" className={clx("h-auto whitespace-normal py-0.5", statusClasses(order.status).wash)}>
              {t(`status.${order.status}`)}
            </Badge>
          ) : (
            <>
              <UndoButton order={order} />
              <OrderStatusSelect order={order} className="relative z-10 min-h-11 w-36 px-2 text-xs max-md:grow" />
            </>
          )}
        </div>
      </div>
    </article>
  );
}

const NUMBER = "text-ui-fg-base mr-1 whitespace-nowrap text-sm font-semibold tabular-nums";

/** The depositor, as named in the bank's message; for other payment methods the method. */
function Payer({ order }: { order: Order }) {
  const { t } = useTexts();
  const { name } = usePaymentOf(order);
  const { transferAccountHolder } = order;
  return (
    <span className="block">
      {transferAccountHolder && <span className="sr-only">{`${t("order.depositor")}: `}</span>}
      <span>{transferAccountHolder || name}</span>
    </span>
  );
}

/** How long ago it was ordered. */
function Age({ order: { createdAt } }: { order: Order }) {
  const { t } = useTexts();
  const { unit, count } = waitingTime(createdAt, serverNow());
  return (
    <time dateTime={createdAt} title={dateTime(createdAt)}>
      {t(`dashboard.waiting.${unit}`, { count })}
    </time>
  );
}
