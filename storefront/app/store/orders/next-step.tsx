import { mayUndoStep, possibleSteps, type StoreStepInput } from "@zakh/marketplace/contract";
import { ORDER_STATUS } from "@zakh/orders/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/use-texts";
import { formatDate } from "../../lib/format/dates";
import { Button, buttonLook } from "../../ui/button";
import { HandOverForm } from "./hand-over-form";
import { useShowRefusal, useTakeStep, type WorkedOrder } from "./order-work";

/** What is to be done next with the own part of an order, as one large button, and what was done last. */
export function NextStep(worked: WorkedOrder) {
  const { t } = useTexts();
  const taking = useTakeStep(worked);
  const showRefusal = useShowRefusal(worked);
  const [isHandingOver, setHandingOver] = useState(false);
  const { order } = worked;
  const { state } = order;
  const [next, ...others] = possibleSteps(order);
  const take = (input: StoreStepInput) => taking.mutateAsync(input).catch(showRefusal);
  if (next === undefined && state === "new") return null;
  const isLast = next === "handed_over" || (isHandingOver && others.includes("handed_over"));
  return (
    <section
      aria-label={t("ownStore.order.next")}
      className="mb-6 max-w-[36rem] rounded-card bg-linen p-4 shadow-paper md:p-5 print:hidden"
    >
      <LastStep {...worked} />
      {isLast ? (
        <HandOverForm {...worked} taking={taking} onPickedUp={() => void take({ step: "picked_up", from: state })} />
      ) : next === "accepted" || next === "prepared" ? (
        <div className="grid gap-2">
          <Button busy={taking.isPending} className="w-full" onClick={() => void take({ step: next, from: state })}>
            {t(`ownStore.order.take.${next}`)}
          </Button>
          {others.includes("handed_over") ? (
            <Button look="quiet" onClick={() => setHandingOver(true)}>
              {t("ownStore.order.handOverNow")}
            </Button>
          ) : (
            <p className="text-small text-ink-soft">{t("ownStore.order.notPaid")}</p>
          )}
        </div>
      ) : null}
      {mayUndoStep(order) ? (
        <Button
          look="quiet"
          className="mt-2 w-full"
          busy={taking.isPending}
          onClick={() => void take({ step: "undone", from: state })}
        >
          {t("ownStore.order.undo")}
        </Button>
      ) : null}
    </section>
  );
}

/** The last step, when it was taken, and by whom the goods go. */
function LastStep({ order: { status, state, steps, courierName, trackingNumber, trackingLink } }: WorkedOrder) {
  const { t } = useTexts();
  const last = steps.at(-1);
  if (state === "new" || !last) return null;
  return (
    <div className="mb-3 grid gap-1">
      <p>
        <span className="font-semibold">
          {t(ORDER_STATUS[status].delivered && state === "handed_over" ? "parcel.sent" : `parcels.state.${state}`)}
        </span>{" "}
        <time dateTime={last.at} className="text-small text-ink-soft">
          {formatDate(last.at)}
        </time>
      </p>
      {state === "handed_over" ? (
        <p className="break-words text-small">
          {trackingNumber ? (
            <>
              <span>{courierName}</span> <span className="figures">{trackingNumber}</span>
            </>
          ) : (
            t("parcels.own")
          )}
        </p>
      ) : null}
      {state === "undeliverable" ? <p className="text-small text-ink-soft">{t("ownStore.order.shopCancels")}</p> : null}
      {trackingLink ? (
        <a href={trackingLink} target="_blank" rel="noopener noreferrer" className={buttonLook("outline")}>
          {t("parcel.track")}
        </a>
      ) : null}
    </div>
  );
}
