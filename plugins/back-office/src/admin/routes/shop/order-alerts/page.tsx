import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import { SettingScreen } from "../../../../screens/settings/setting-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopOrderAlertsPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="order-alerts">
        <SettingScreen name="order-alerts" />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "orderAlerts", translationNs: "zakh", rank: 18 });
