import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import ProductsScreen from "../../../../screens/products/products-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopProductsPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="products">
        <ProductsScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "products", translationNs: "zakh", rank: 3 });
