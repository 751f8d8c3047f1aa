import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import { SettingScreen } from "../../../../screens/settings/setting-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopPayOnPickupPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="pay-on-pickup">
        <SettingScreen name="pay-on-pickup" />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "payOnPickup", translationNs: "zakh", rank: 19 });
