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
    <ol aria-label={t("steps.title")} className="mt-4 grid grid-cols-5 text-[0.6875rem] leading-4">
      {STEPS.map((step, place) => {
        const isTaken = place < taken;
        return (
          <li
            key={step}
            aria-current={place === taken - 1 ? "step" : undefined}
            className="relative flex min-w-0 flex-col items-center gap-1 text-center"
          >
            {place > 0 ? (
              <span
                aria-hidden="true"
                className={classes("absolute right-1/2 top-2.5 h-0.5 w-full", isTaken ? "bg-steppe" : "bg-paper-edge")}
              />
            ) : null}
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
                "-mx-1 w-[calc(100%+0.5rem)] break-words tracking-tight",
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
