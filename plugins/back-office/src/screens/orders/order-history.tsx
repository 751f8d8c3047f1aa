import { clx } from "@medusajs/ui";
import { shownEmail } from "@zakh/kit/contract";
import type { FieldChange, MoneyMovement } from "@zakh/orders/contract";
import { dateTime } from "../dates";
import { useTexts } from "../i18n/text";
import { useOrderHistory } from "../resources/orders";
import { DetailSection } from "../ui/drawers/detail-drawer";
import { LineLink } from "../ui/line-link";
import { won } from "../ui/money";
import { statusClasses } from "../ui/status-color";

/** Who changed what of an order, and its money (ruling 48), newest last. */
export function OrderHistory({ id }: { id: number }) {
  const { t } = useTexts();
  const { data: changes } = useOrderHistory(id);
  const moneyText = useMoneyText();
  if (!changes || changes.length === 0) return null;
  return (
    <DetailSection title={t("order.history")}>
      <ol className="flex flex-col gap-y-3">
        {changes.map((change) => (
          <li key={change.id} className="flex gap-x-3">
            <span aria-hidden className={clx("mt-1.5 size-2 shrink-0 rounded-sm", statusClasses(change.to).dot)} />
            <div className="min-w-0 text-sm">
              {change.from !== change.to && (
                <p className="text-ui-fg-base font-medium">
                  <span>{change.from && `${t(`status.${change.from}`)} → `}</span>
                  <span>{t(`status.${change.to}`)}</span>
                </p>
              )}
              {change.money.map((entry) => (
                <p key={entry.kind} className="text-ui-fg-base font-medium tabular-nums">
                  {moneyText(entry)}
                </p>
              ))}
              {change.statementLine !== null && (
                <LineLink id={change.statementLine}>{t("order.statementLine", { id: change.statementLine })}</LineLink>
              )}
              {change.changed.map((field) => (
                <p key={`${field.field} ${field.from}`} className="text-ui-fg-base break-words font-medium">
                  {`${t(CHANGED_LABELS[field.field])}${isGone(field) ? `: ${t("order.changed.removed", { line: field.from })}` : changeText(field)}`}
                </p>
              ))}
              <p className="text-ui-fg-subtle tabular-nums">
                {`${dateTime(change.createdAt)} · ${change.changedBy ?? t("order.system")}`}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}

const CHANGED_LABELS = {
  customerName: "order.name",
  customerEmail: "order.email",
  customerPhone: "order.phone",
  customerAddress: "order.address",
  paymentDeadline: "order.paymentDeadline",
  remindedAt: "order.reminded",
  transferReportedAt: "order.transferReported",
  packedWeight: "packed.title",
  traceNumbers: "order.slip.trace",
  correction: "correction.changed",
  deliveryCredit: "order.changed.deliveryCredit",
  cashReceipt: "order.cashReceipt",
  cashReceiptIssued: "order.cashReceiptIssued",
  refundAccountAt: "refundAccount.given",
  refundAskedAt: "refundAccount.wasAsked",
  returnedByRow: "order.returnedByRow",
  note: "order.note",
  deliveryNote: "order.deliveryNote",
  doorCode: "order.changed.doorCode",
  line: "order.changed.line",
  shippingFee: "order.shippingFee",
  discount: "order.discount",
  offered: "order.changed.offered",
  offerAccepted: "order.changed.offerAccepted",
  offerDeclined: "order.changed.offerDeclined",
  offerWithdrawn: "order.changed.offerWithdrawn",
  boxes: "order.changed.boxes",
  sent: "order.changed.sent",
  leavesOn: "deliveryDays.leaves",
  arrivesOn: "deliveryDays.arrives",
} as const satisfies Record<FieldChange["field"], string>;

/** Changes that only say that something happened, and have no values to show. */
const HAPPENED: ReadonlySet<FieldChange["field"]> = new Set([
  "doorCode",
  "remindedAt",
  "transferReportedAt",
  "refundAccountAt",
  "refundAskedAt",
]);
/** Changes that have one value, and no former one. */
const SINGLE: ReadonlySet<FieldChange["field"]> = new Set(["returnedByRow", "correction"]);

/** Whether a line is removed: by a change of the order, or because nothing of it was there to pack. */
function isGone({ field, to }: FieldChange): boolean {
  return (field === "line" && to === "") || (field === "packedWeight" && to === "0");
}

/** What follows the name of a change. */
function changeText({ field, from, to }: FieldChange): string {
  if (HAPPENED.has(field)) return "";
  return SINGLE.has(field) ? `: ${to}` : `: ${valueText(field, from)} → ${valueText(field, to)}`;
}

/** Changes whose values are won. */
const WON: ReadonlySet<FieldChange["field"]> = new Set([
  "shippingFee",
  "offered",
  "offerAccepted",
  "offerDeclined",
  "offerWithdrawn",
  "deliveryCredit",
]);

function valueText(field: FieldChange["field"], value: string): string {
  if (value === "") return "–";
  if (WON.has(field)) return won(value);
  if (field === "customerEmail") return shownEmail(value);
  return field === "paymentDeadline" ? dateTime(value) : value;
}

/** The kinds of money entries that are taken back, each with its text. */
const UNDONE = {
  received: "order.money.received.undone",
  to_return: "order.money.to_return.undone",
  credit_given: "order.money.credit_given.undone",
  gift: "order.money.gift.undone",
} as const satisfies Partial<Record<MoneyMovement["kind"], string>>;

/** The text of a money entry (ruling 48). */
function useMoneyText() {
  const { t } = useTexts();
  return ({ kind, amount }: MoneyMovement) =>
    amount < 0 && kind in UNDONE
      ? t(UNDONE[kind as keyof typeof UNDONE], { amount: won(-amount) })
      : t(`order.money.${kind}`, { amount: won(amount) });
}
