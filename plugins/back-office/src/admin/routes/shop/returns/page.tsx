import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import ReturnsScreen from "../../../../screens/returns/returns-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopReturnsPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="returns">
        <ReturnsScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "returns", translationNs: "zakh", rank: 2 });
