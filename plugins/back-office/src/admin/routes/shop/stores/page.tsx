import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import StoresScreen from "../../../../screens/stores/stores-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopStoresPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="stores">
        <StoresScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "stores", translationNs: "zakh", rank: 6 });
