import { ArrowUpRightOnBox } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { numberSigns } from "@zakh/kit/contract";
import { isTrackingNumber, ORDER_STATUS, type Order, orderNumber } from "@zakh/orders/contract";
import { useEffect, useRef, useState } from "react";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { useSendOrder, useTakeBackSending } from "../../resources/sending";
import { ActionButton } from "../../ui/action-button";
import { CopyButton } from "../../ui/copy-button";
import { useErrorToast } from "../../ui/error-toast";
import { TextField } from "../../ui/forms/text-field";
import { toast } from "../../ui/toast";
import { BoxesField } from "./boxes-field";
import { CourierField } from "./courier-field";
import { useCouriers } from "./use-couriers";

/** The order whose number somebody wants to type, made anew each time. */
export interface NumberFor {
  id: number;
}

/** The parcel of a paid order: its boxes, by whom it was sent with which number, and a form that says so (ruling 53). */
export function OrderParcel({ order, numberFor }: { order: Order; numberFor?: NumberFor }) {
  const { t } = useTexts();
  const [changing, setChanging] = useState(false);
  const isPaid = ORDER_STATUS[order.status].paid;
  return (
    <div className="flex flex-col gap-y-4">
      <BoxesField order={order} />
      {order.sentAt && <Sent order={order} />}
      {isPaid && (!order.sentAt || changing) && (
        <NumberForm order={order} numberFor={numberFor} onDone={() => setChanging(false)} />
      )}
      {order.sentAt && !changing && (
        <div className="flex flex-wrap gap-2">
          {isPaid && (
            <ActionButton busy={false} onPress={() => setChanging(true)}>
              {t("sending.change")}
            </ActionButton>
          )}
          <TakeBack order={order} />
        </div>
      )}
    </div>
  );
}

function Sent({ order: { sentAt, courierName, trackingNumber, trackingLink } }: { order: Order }) {
  const { t } = useTexts();
  return (
    <div>
      <p className="text-ui-fg-base text-base font-medium">
        {t("sending.sentAt", { time: dateTime(sentAt ?? ""), courier: courierName })}
      </p>
      <p className="flex items-center gap-x-2">
        <span translate="no" className="text-ui-fg-base break-all text-lg font-semibold tabular-nums">
          {trackingNumber}
        </span>
        <CopyButton text={trackingNumber} label={t("sending.copy")} />
      </p>
      {trackingLink && (
        <a
          href={trackingLink}
          target="_blank"
          rel="noopener noreferrer"
          className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover inline-flex min-h-11 items-center gap-x-1 text-sm font-medium md:min-h-9"
        >
          <span>{t("sending.track")}</span>
          <ArrowUpRightOnBox aria-hidden />
        </a>
      )}
    </div>
  );
}

/** Courier and number; the usual courier is chosen at first. */
function NumberForm({ order, numberFor, onDone }: { order: Order; numberFor?: NumberFor; onDone: () => void }) {
  const { t, errorText } = useTexts();
  const show = useErrorToast();
  const send = useSendOrder(order.id);
  const [usual] = useCouriers();
  const [chosen, setChosen] = useState(order.courier);
  const [typed, setTyped] = useState("");
  const [isInvalid, setInvalid] = useState(false);
  const courier = chosen || usual?.code || "";
  const trackingNumber = numberSigns(typed);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (numberFor?.id === order.id) field.current?.focus();
  }, [numberFor, order.id]);

  async function save() {
    if (!isTrackingNumber(trackingNumber)) return setInvalid(true);
    try {
      await send.mutateAsync({ courier, trackingNumber });
      toast.success(t("sending.saved"), { description: orderNumber(order.id) });
    } catch (error) {
      if (!show.refused(error, t("sending.failed"))) return;
    }
    setTyped("");
    onDone();
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <CourierField value={courier} onChoose={setChosen} />
      <TextField
        ref={field}
        label={t("sending.number")}
        hint={t("sending.number.hint")}
        error={isInvalid ? errorText("tracking_number_invalid") : undefined}
        inputMode="numeric"
        autoComplete="off"
        className="tabular-nums"
        value={typed}
        onChange={(event) => {
          setInvalid(false);
          setTyped(event.target.value);
        }}
      />
      <Button
        type="submit"
        className="h-11 text-base md:h-9 md:text-sm"
        disabled={send.isPending || typed.trim() === "" || courier === ""}
        isLoading={send.isPending}
      >
        {t("sending.send")}
      </Button>
    </form>
  );
}

function TakeBack({ order }: { order: Order }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const takeBack = useTakeBackSending(order.id);

  async function run() {
    try {
      await takeBack.mutateAsync(undefined);
      toast.success(t("sending.takenBack"), { description: orderNumber(order.id) });
    } catch (error) {
      show.refused(error, t("sending.failed"));
    }
  }

  return (
    <ActionButton busy={takeBack.isPending} onPress={() => void run()}>
      {t("sending.takeBack")}
    </ActionButton>
  );
}
