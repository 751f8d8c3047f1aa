import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import MealKitsScreen from "../../../../screens/meal-kits/meal-kits-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopMealKitsPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="meal-kits">
        <MealKitsScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "mealKits", translationNs: "zakh", rank: 9 });
