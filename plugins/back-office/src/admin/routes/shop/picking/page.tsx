import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import PickingScreen from "../../../../screens/picking/picking-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopPickingPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="picking">
        <PickingScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "picking", translationNs: "zakh", rank: 2 });
