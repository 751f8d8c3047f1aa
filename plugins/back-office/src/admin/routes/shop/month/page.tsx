import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import MonthScreen from "../../../../screens/month/month-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopMonthPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="month">
        <MonthScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "month", translationNs: "zakh", rank: 2 });
