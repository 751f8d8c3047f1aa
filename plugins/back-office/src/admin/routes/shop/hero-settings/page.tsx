import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import HeroSettingsScreen from "../../../../screens/hero-settings/hero-settings-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopHeroSettingsPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="hero-settings">
        <HeroSettingsScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "heroSettings", translationNs: "zakh", rank: 12 });
