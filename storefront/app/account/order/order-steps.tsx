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
    // Beside each other where the words of the longest language fit, with large letters one below the other.
    <div className="mt-4 [container-type:inline-size]">
      <ol
        aria-label={t("steps.title")}
        className="grid text-[0.6875rem] leading-4 steps-fit:grid-cols-[repeat(5,auto)]"
      >
        {STEPS.map((step, place) => {
          const isTaken = place < taken;
          return (
            <li
              key={step}
              aria-current={place === taken - 1 ? "step" : undefined}
              className="relative flex items-center gap-2 py-1 steps-fit:flex-col steps-fit:gap-1 steps-fit:py-0"
            >
              {place > 0 ? <Line className="top-0 steps-fit:left-0 steps-fit:top-2.5" isTaken={isTaken} /> : null}
              {place < STEPS.length - 1 ? (
                <Line
                  className="bottom-0 steps-fit:bottom-auto steps-fit:left-auto steps-fit:right-0 steps-fit:top-2.5"
                  isTaken={place + 1 < taken}
                />
              ) : null}
              <span
                aria-hidden="true"
                className={classes(
                  "relative z-10 flex size-5 shrink-0 items-center justify-center rounded-full border-2",
                  isTaken ? "border-steppe bg-steppe text-tallow" : "border-paper-edge bg-tallow",
                )}
              >
                {isTaken ? <Icon name="check" className="size-3.5" /> : null}
              </span>
              <span className={classes("px-0.5 tracking-tight", isTaken ? "font-semibold" : "text-ink-soft")}>
                {t(step === "arrives" && isTaken ? "steps.delivered" : `steps.${step}`)}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Half of the line between a step and its neighbour. */
function Line({ className, isTaken }: { className: string; isTaken: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        "absolute left-2.5 h-1/2 w-0.5 -translate-x-1/2 steps-fit:h-0.5 steps-fit:w-1/2 steps-fit:translate-x-0",
        className,
        isTaken ? "bg-steppe" : "bg-paper-edge",
      )}
    />
  );
}
