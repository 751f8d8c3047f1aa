import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import OrdersScreen from "../../../../screens/orders/orders-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopOrdersPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="orders">
        <OrdersScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "orders", translationNs: "zakh", rank: 1 });
