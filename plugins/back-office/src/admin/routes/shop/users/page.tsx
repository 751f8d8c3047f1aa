import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import UsersScreen from "../../../../screens/users/users-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopUsersPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="users">
        <UsersScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "users", translationNs: "zakh", rank: 4 });
