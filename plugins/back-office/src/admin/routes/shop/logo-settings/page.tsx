import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import LogoSettingsScreen from "../../../../screens/logo-settings/logo-settings-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopLogoSettingsPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="logo-settings">
        <LogoSettingsScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "logoSettings", translationNs: "zakh", rank: 13 });
