import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import { SettingScreen } from "../../../../screens/settings/setting-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopTransferDiscountPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="transfer-discount">
        <SettingScreen name="transfer-discount" />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "transferDiscount", translationNs: "zakh", rank: 16 });
