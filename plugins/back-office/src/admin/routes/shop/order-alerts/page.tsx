import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import OrderAlertsScreen from "../../../../screens/order-alerts/order-alerts-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopOrderAlertsPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="order-alerts">
        <OrderAlertsScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "orderAlerts", translationNs: "zakh", rank: 18 });
