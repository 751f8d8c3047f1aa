import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import FooterSettingsScreen from "../../../../screens/footer-settings/footer-settings-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopFooterSettingsPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="footer-settings">
        <FooterSettingsScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "footerSettings", translationNs: "zakh", rank: 14 });
