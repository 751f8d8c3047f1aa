import { defineRouteConfig } from "@medusajs/admin-sdk";
import { BuildingStorefront } from "@medusajs/icons";
import { EmbeddedScreen } from "../../../screens/embedded";
import { DashboardHost } from "../../dashboard-host";

/** The shop's first page, which is its only entry in the dashboard's menu. */
export default function ShopPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen />
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "shop", translationNs: "zakh", icon: BuildingStorefront, rank: 1 });
