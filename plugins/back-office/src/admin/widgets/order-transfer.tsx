import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Button, Container, Heading } from "@medusajs/ui";
import { Link } from "react-router";
import { useScreenPath } from "../../screens/host";
import { useTexts } from "../../screens/i18n/text";
import { OrderStatusSelect } from "../../screens/orders/order-status-select";
import { OrderTransfer } from "../../screens/orders/order-transfer";
import { useOrder } from "../../screens/resources/orders";
import { DashboardHost } from "../dashboard-host";

/** The used parts of the props that the dashboard passes to a widget of its order page. */
interface OrderWidgetProps {
  data: { display_id?: number };
}

/**
 * A widget on Medusa's order page, which only reads (ruling 57): the shop's status, the account to pay to and the depositor, and the way to
 * the shop's own screen of the order.
 */
export default function OrderTransferWidget({ data }: OrderWidgetProps) {
  return (
    <DashboardHost>
      <Transfer id={data.display_id} />
    </DashboardHost>
  );
}

function Transfer({ id }: { id: number | undefined }) {
  const { t } = useTexts();
  const pathOf = useScreenPath();
  const { data: order } = useOrder(id);
  // An order that was not placed in the shop has no transfer.
  if (!order) return null;
  return (
    <Container className="flex flex-col gap-y-4">
      <Heading level="h2">{t("order.widget")}</Heading>
      <Button asChild variant="secondary">
        <Link to={pathOf("orders", { id: String(order.id) })}>{t("order.openInShop")}</Link>
      </Button>
      <OrderStatusSelect order={order} />
      <OrderTransfer order={order} />
    </Container>
  );
}

export const config = defineWidgetConfig({ zone: "order.details.side.before" });
