import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import { SettingScreen } from "../../../../screens/settings/setting-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopFreeDeliveryPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="free-delivery">
        <SettingScreen name="free-delivery" />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "freeDelivery", translationNs: "zakh", rank: 16 });
