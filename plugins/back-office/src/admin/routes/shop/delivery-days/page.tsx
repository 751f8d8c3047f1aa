import { defineRouteConfig } from "@medusajs/admin-sdk";
import DeliveryDaysScreen from "../../../../screens/delivery-days/delivery-days-screen";
import { EmbeddedScreen } from "../../../../screens/embedded";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopDeliveryDaysPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="delivery-days">
        <DeliveryDaysScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "deliveryDays", translationNs: "zakh", rank: 16 });
