import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import ServiceCategoriesScreen from "../../../../screens/service-categories/service-categories-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopServiceCategoriesPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="service-categories">
        <ServiceCategoriesScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "serviceCategories", translationNs: "zakh", rank: 7 });
