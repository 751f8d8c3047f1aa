import { defineRouteConfig } from "@medusajs/admin-sdk";
import CategoriesScreen from "../../../../screens/categories/categories-screen";
import { EmbeddedScreen } from "../../../../screens/embedded";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopCategoriesPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="categories">
        <CategoriesScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "categories", translationNs: "zakh", rank: 8 });
