import { Text } from "@medusajs/ui";
import type { DisplacedOrder } from "@zakh/fulfilment/contract";
import { dayText } from "@zakh/kit/contract";
import { orderNumber } from "@zakh/orders/contract";
import { Link } from "react-router";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { useDisplacedOrders, useTellDisplaced } from "../../resources/displaced";
import { ActionButton } from "../../ui/action-button";
import { useErrorToast } from "../../ui/error-toast";
import { toast } from "../../ui/toast";

/** Paid orders that were promised a day on which the shop is closed now: one press tells their customers the new day (ruling 62). */
export function DisplacedOrders() {
  const { t } = useTexts();
  const show = useErrorToast();
  const { data: orders = [] } = useDisplacedOrders();
  const tell = useTellDisplaced();
  if (orders.length === 0) return null;
  const send = async () => {
    try {
      const left = await tell.mutateAsync(orders.map(({ id }) => id));
      toast.success(t("displaced.told", { count: orders.length - left.length }));
    } catch (error) {
      show.refused(error, t("displaced.failed"));
    }
  };
  return (
    <section
      aria-labelledby="displaced"
      className="border-ui-border-strong bg-ui-bg-subtle mb-4 flex flex-col gap-y-3 rounded-lg border p-4"
    >
      <h2 id="displaced" className="text-ui-fg-base font-medium">
        {t("displaced.title", { count: orders.length })}
      </h2>
      <ul className="flex flex-col gap-y-2">
        {orders.map((order) => (
          <li key={order.id}>
            <Displaced order={order} />
          </li>
        ))}
      </ul>
      <div>
        <ActionButton busy={tell.isPending} onPress={send}>
          {t("displaced.tell")}
        </ActionButton>
      </div>
    </section>
  );
}

function Displaced({ order }: { order: DisplacedOrder }) {
  const { t, language } = useTexts();
  const screenPath = useScreenPath();
  const { id, customerName, customerEmail, customerPhone, leavesOn, newLeavesOn } = order;
  return (
    <div className="text-sm">
      <Link to={screenPath("orders", { id: String(id) })} className="text-ui-fg-interactive font-medium">
        {orderNumber(id)}
      </Link>{" "}
      <span className="text-ui-fg-base">{customerName}</span>
      <Text className="text-ui-fg-subtle text-sm">
        {`${dayText(leavesOn, language)} → ${newLeavesOn ? dayText(newLeavesOn, language) : t("displaced.noDay")}`}
      </Text>
      {customerEmail === "" && <Text className="text-sm">{t("displaced.call", { phone: customerPhone })}</Text>}
    </div>
  );
}
