import { Badge } from "@medusajs/ui";
import { serverNow } from "@zakh/kit/browser/server-time";
import { DAY_MS } from "@zakh/kit/contract";
import { isOverdue, type Order, orderNumber } from "@zakh/orders/contract";
import { dateTime } from "../dates";
import { useTexts } from "../i18n/text";
import { useRemindOfPayment, useSetPaymentDeadline } from "../resources/orders";
import { ActionButton } from "../ui/action-button";
import { useErrorToast } from "../ui/error-toast";
import { toast } from "../ui/toast";
import { ReportedChip } from "./reported-chip";

/** Days that a tap adds. */
const EXTENSIONS = [1, 3];

/**
 * Until when an unpaid order is to be paid, with buttons that give it more time, or as much as it takes, and one that
 * reminds the customer, at most once a day (ruling 49).
 */
export function PaymentDeadline({ order }: { order: Order }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const deadline = useSetPaymentDeadline(order.id);
  const reminder = useRemindOfPayment(order.id);
  const { paymentDeadline, remindedAt, customerEmail } = order;
  const busy = deadline.isPending || reminder.isPending;
  const now = serverNow();
  const from = Math.max(now, paymentDeadline ? Date.parse(paymentDeadline) : 0);

  async function change(saving: Promise<Order>, done: string, failed: string) {
    try {
      await saving;
      toast.success(done, { description: orderNumber(order.id) });
    } catch (error) {
      show.refused(error, failed);
    }
  }

  function set(wanted: string | null) {
    return change(deadline.mutateAsync(wanted), t("deadline.saved"), t("deadline.failed"));
  }

  return (
    <div className="flex flex-col gap-y-2">
      <p className="flex flex-wrap items-center gap-2 tabular-nums">
        <span>{paymentDeadline ? dateTime(paymentDeadline) : t("deadline.none")}</span>
        {isOverdue(order, now) && (
          <Badge size="2xsmall" color="red">
            {t("orders.status.overdue")}
          </Badge>
        )}
      </p>
      <ReportedChip order={order} />
      {remindedAt && (
        <p className="text-ui-fg-subtle text-sm tabular-nums">
          {t("deadline.reminded", { time: dateTime(remindedAt) })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {EXTENSIONS.map((days) => (
          <ActionButton key={days} busy={busy} onPress={() => set(new Date(from + days * DAY_MS).toISOString())}>
            {t("deadline.extend", { count: days })}
          </ActionButton>
        ))}
        {paymentDeadline && (
          <ActionButton busy={busy} onPress={() => set(null)}>
            {t("deadline.remove")}
          </ActionButton>
        )}
        {order.due > 0 && customerEmail !== "" && (!remindedAt || now - Date.parse(remindedAt) >= DAY_MS) && (
          <ActionButton
            busy={busy}
            onPress={() => change(reminder.mutateAsync(undefined), t("reminder.sent"), t("reminder.failed"))}
          >
            {t("reminder.send")}
          </ActionButton>
        )}
      </div>
    </div>
  );
}
