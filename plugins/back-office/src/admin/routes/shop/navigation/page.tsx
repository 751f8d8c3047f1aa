import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import NavigationScreen from "../../../../screens/navigation/navigation-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopNavigationPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="navigation">
        <NavigationScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "navigation", translationNs: "zakh", rank: 11 });
