import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import TransfersScreen from "../../../../screens/transfers/transfers-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopTransfersPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="transfers">
        <TransfersScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "transfers", translationNs: "zakh", rank: 2 });
