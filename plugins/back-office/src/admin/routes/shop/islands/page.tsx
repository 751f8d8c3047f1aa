import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import IslandsScreen from "../../../../screens/islands/islands-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopIslandsPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="islands">
        <IslandsScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "islands", translationNs: "zakh", rank: 16 });
