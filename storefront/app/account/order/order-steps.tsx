import { ORDER_STATUS, type Order } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/use-texts";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/icon";

const STEPS = ["ordered", "paid", "packed", "sent", "arrives"] as const;

/** How many steps an order has taken: each includes those before it. */
export function stepsTaken({ status, sentAt, items }: Pick<Order, "status" | "sentAt" | "items">): number {
  if (ORDER_STATUS[status]?.delivered) return 5;
  if (sentAt) return 4;
  if (!ORDER_STATUS[status]?.paid) return 1;
  return items.length > 0 && items.every(({ packedQuantity }) => packedQuantity !== null) ? 3 : 2;
}

/** How far an order has come that is delivered; nothing for one that is picked up, was cancelled, or has a status of a later version. */
export function OrderSteps({ order }: { order: Order }) {
  const { t } = useTexts();
  if (order.isPickedUp || (ORDER_STATUS[order.status]?.cancelled ?? true)) return null;
  const taken = stepsTaken(order);
  return (
    // A column is as wide as its word, which breaks only where all five are wider than the screen.
    <ol aria-label={t("steps.title")} className="mt-4 grid grid-cols-[repeat(5,auto)] text-[0.6875rem] leading-4">
      {STEPS.map((step, place) => {
        const isTaken = place < taken;
        return (
          <li
            key={step}
            aria-current={place === taken - 1 ? "step" : undefined}
            className="relative flex min-w-0 flex-col items-center gap-1 text-center"
          >
            {place > 0 ? <Line side="left-0" isTaken={isTaken} /> : null}
            {place < STEPS.length - 1 ? <Line side="right-0" isTaken={place + 1 < taken} /> : null}
            <span
              aria-hidden="true"
              className={classes(
                "relative z-10 flex size-5 items-center justify-center rounded-full border-2",
                isTaken ? "border-steppe bg-steppe text-tallow" : "border-paper-edge bg-tallow",
              )}
            >
              {isTaken ? <Icon name="check" className="size-3.5" /> : null}
            </span>
            <span
              className={classes(
                "w-full px-0.5 tracking-tight [overflow-wrap:anywhere]",
                isTaken ? "font-semibold" : "text-ink-soft",
              )}
            >
              {t(step === "arrives" && isTaken ? "steps.delivered" : `steps.${step}`)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Half of the line between a step and its neighbour. */
function Line({ side, isTaken }: { side: "left-0" | "right-0"; isTaken: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes("absolute top-2.5 h-0.5 w-1/2", side, isTaken ? "bg-steppe" : "bg-paper-edge")}
    />
  );
}
