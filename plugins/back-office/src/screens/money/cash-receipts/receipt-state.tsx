import { Badge } from "@medusajs/ui";
import { type CashReceipt, type CashReceiptState, isPenaltyHalved } from "@zakh/bookkeeping/contract";
import { useTexts } from "../../i18n/text";

const COLORS = {
  to_void: "red",
  to_issue: "grey",
  issued: "green",
  voided: "grey",
  not_due: "grey",
} as const satisfies Record<CashReceiptState, string>;

/** Days left from which on a receipt is urgent. */
const URGENT_DAYS = 1;

/** What is to be done about a receipt, and how many days are left for it; when it is late, what that costs. */
export function ReceiptStateText({ receipt }: { receipt: CashReceipt }) {
  const { t } = useTexts();
  const { state, daysLeft } = receipt;
  if (daysLeft === null) return <StateBadge color={COLORS[state]} text={t(`cashReceipts.state.${state}`)} />;
  if (daysLeft > 0) {
    const color = daysLeft > URGENT_DAYS ? "grey" : "orange";
    return <StateBadge color={color} text={t("cashReceipts.left", { count: daysLeft })} />;
  }
  if (daysLeft === 0) return <StateBadge color="orange" text={t("cashReceipts.lastDay")} />;
  return (
    <span className="flex flex-col items-start gap-y-1">
      <StateBadge color="red" text={t("cashReceipts.late", { count: -daysLeft })} />
      {isPenaltyHalved(daysLeft) && (
        <span className="text-ui-tag-red-text text-sm">{t("cashReceipts.late.halved")}</span>
      )}
    </span>
  );
}

function StateBadge({ color, text }: { color: "red" | "orange" | "green" | "grey"; text: string }) {
  return (
    <Badge size="2xsmall" color={color} className="self-start whitespace-nowrap">
      {text}
    </Badge>
  );
}
