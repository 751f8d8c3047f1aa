import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import ShippingFeeScreen from "../../../../screens/shipping-fee/shipping-fee-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopShippingFeePage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="settings">
        <ShippingFeeScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "shippingFee", translationNs: "zakh", rank: 16 });
