import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import StaffScreen from "../../../../screens/staff/staff-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopStaffPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="staff">
        <StaffScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "staff", translationNs: "zakh", rank: 26 });
