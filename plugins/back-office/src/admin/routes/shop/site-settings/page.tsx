import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import SiteNameScreen from "../../../../screens/site-name/site-name-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopSiteNamePage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="site-settings">
        <SiteNameScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "siteName", translationNs: "zakh", rank: 17 });
