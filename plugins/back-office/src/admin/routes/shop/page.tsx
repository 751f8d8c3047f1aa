import { defineRouteConfig } from "@medusajs/admin-sdk";
import { BuildingStorefront } from "@medusajs/icons";
import DashboardScreen from "../../../screens/dashboard/dashboard-screen";
import { EmbeddedScreen } from "../../../screens/embedded";
import { DashboardHost } from "../../dashboard-host";

export default function ShopPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="">
        <DashboardScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "shop", translationNs: "zakh", icon: BuildingStorefront, rank: 1 });
