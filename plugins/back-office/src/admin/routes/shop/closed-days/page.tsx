import { defineRouteConfig } from "@medusajs/admin-sdk";
import ClosedDaysScreen from "../../../../screens/closed-days/closed-days-screen";
import { EmbeddedScreen } from "../../../../screens/embedded";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopClosedDaysPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="closed-days">
        <ClosedDaysScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "closedDays", translationNs: "zakh", rank: 16 });
