import { Button } from "@medusajs/ui";
import type { SettleAs, StatementLineAnswer } from "@zakh/bank-statements/contract";
import { ORDER_STATUS, orderNumber } from "@zakh/orders/contract";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/text";
import { won } from "../../ui/money";
import { PartPaid } from "../../ui/part-paid";
import { orderNumbers } from "./line-texts";
import { useWayText } from "./way-text";
import { waysToSettle } from "./ways-to-settle";

type Proposal = StatementLineAnswer["proposals"][number];

interface LineProposalProps {
  line: StatementLineAnswer;
  proposal: Proposal;
  /** Whether its first button stands out. */
  likeliest: boolean;
  disabled: boolean;
  /** The way that was tapped, until the answer. */
  settling: SettleAs | undefined;
  onSettle: (as: SettleAs) => void;
}

/** The orders that a line may pay, and a button for each way to settle it with them. */
export function LineProposal({ line, proposal, likeliest, disabled, settling, onSettle }: LineProposalProps) {
  const { t } = useTexts();
  const wayText = useWayText();
  const { orders, orderIds, evidence } = proposal;
  const ways = waysToSettle(line, orders);
  return (
    <div className="border-ui-border-base bg-ui-bg-subtle flex flex-col gap-y-2 rounded-lg border p-3">
      <ul className="flex flex-col gap-y-2">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-baseline justify-between gap-x-3">
            <div className="min-w-0 flex-1 basis-[9em] text-sm">
              <p className="text-ui-fg-base break-words font-medium">
                <span className="whitespace-nowrap tabular-nums">{orderNumber(order.id)}</span>
                <span>{` · ${order.customerName}`}</span>
              </p>
              {order.transferAccountHolder && (
                <p className="text-ui-fg-subtle break-words">
                  {t("dashboard.awaiting.depositor", { name: order.transferAccountHolder })}
                </p>
              )}
              {!ORDER_STATUS[order.status].awaitsPayment && (
                <p className="text-ui-fg-subtle">{t(`status.${order.status}`)}</p>
              )}
              <PartPaid order={{ due: order.due, totalAmount: String(order.total) }} />
            </div>
            <span className="text-ui-fg-base shrink-0 text-sm font-semibold tabular-nums">
              {won(ORDER_STATUS[order.status].awaitsPayment ? order.due : order.total)}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-ui-fg-subtle text-sm">{t(`transfers.evidence.${evidence}`)}</p>
      <div className="flex flex-col gap-2 md:flex-row md:flex-wrap">
        {ways.map((as, index) => (
          <WayButton
            key={as}
            opens={likeliest && index === 0 && (isPayment(as) || SURE.includes(evidence))}
            label={`${orderNumbers(orderIds)}: ${wayText(as, line.amount, orders)}`}
            primary={likeliest && index === 0 && (isPayment(as) || line.choices.includes(as))}
            disabled={disabled}
            busy={settling === as}
            onClick={() => onSettle(as)}
          >
            {wayText(as, line.amount, orders)}
          </WayButton>
        ))}
      </div>
    </div>
  );
}

/** What says for certain whose money it is: only then do the keys lead to what sends it back. */
const SURE: readonly Proposal["evidence"][] = ["code", "sender"];

/** Whether the money is for an order that waits for it: anything else is likely only where the server says so. */
function isPayment(as: SettleAs): boolean {
  return as === "paid" || as === "part" || as === "more";
}

interface WayButtonProps {
  /** Whether the keys lead here. */
  opens: boolean;
  label: string;
  primary: boolean;
  disabled: boolean;
  busy: boolean;
  onClick: () => void;
  children: ReactNode;
}

function WayButton({ label, opens, primary, children, busy, ...button }: WayButtonProps) {
  return (
    <Button
      type="button"
      variant={primary ? "primary" : "secondary"}
      aria-label={label}
      data-opens={opens ? "" : undefined}
      isLoading={busy}
      className="h-auto min-h-12 w-full whitespace-normal px-4 text-base leading-tight md:min-h-9 md:w-auto md:text-sm"
      {...button}
    >
      {children}
    </Button>
  );
}
