import { defineRouteConfig } from "@medusajs/admin-sdk";
import CouriersScreen from "../../../../screens/couriers/couriers-screen";
import { EmbeddedScreen } from "../../../../screens/embedded";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopCouriersPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="couriers">
        <CouriersScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "couriers", translationNs: "zakh", rank: 16 });
