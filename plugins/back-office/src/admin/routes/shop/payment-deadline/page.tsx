import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import { SettingScreen } from "../../../../screens/settings/setting-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopPaymentDeadlinePage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="payment-deadline">
        <SettingScreen name="payment-deadline" />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "paymentDeadline", translationNs: "zakh", rank: 16 });
