import type { Order } from "@zakh/orders/contract";
import { useId } from "react";
import { useTexts } from "../../i18n/use-texts";
import { useMethodOf } from "../../lib/data/payment-methods";
import { formatWon } from "../../lib/format/money";
import { classes } from "../../ui/classes";
import { Pair } from "./pair";
import { PaymentFacts } from "./payment-facts";
import { TransferSheet } from "./transfer-sheet";

interface HowToPayProps {
  order: Order;
  /** The key of the link by which the order was opened. */
  linkKey?: string;
  /** One below the heading that it stands under. */
  heading?: "h2" | "h4";
  className?: string;
}

/** What is still to be paid and how: the transfer, or the facts of another method of payment; nothing where nothing is due. */
export function HowToPay({ order, linkKey, heading: Heading = "h2", className }: HowToPayProps) {
  const { t } = useTexts();
  const { name, says } = useMethodOf(order);
  const title = useId();
  const { selectedBankAccount: account, due } = order;
  if (due === 0) return null;
  return (
    <section
      aria-labelledby={title}
      className={classes(
        "rounded-control border border-oxblood bg-mustard-wash p-3 print:break-inside-avoid",
        className,
      )}
    >
      <Heading id={title} className={account ? "sr-only print:not-sr-only" : "mb-1 text-base font-semibold"}>
        {account ? t("order.payTo") : name}
      </Heading>
      {account ? (
        <TransferSheet order={order} account={account} linkKey={linkKey} />
      ) : (
        <dl className="grid gap-1 text-small">
          <PaymentFacts order={order} />
          <Pair name={says("amount", t("order.amount"))} figures>
            <span className="text-title-s text-oxblood">{formatWon(due)}</span>
          </Pair>
        </dl>
      )}
    </section>
  );
}
