import { defineRouteConfig } from "@medusajs/admin-sdk";
import CashReceiptsScreen from "../../../../screens/cash-receipts/cash-receipts-screen";
import { EmbeddedScreen } from "../../../../screens/embedded";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopCashReceiptsPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="cash-receipts">
        <CashReceiptsScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "cashReceipts", translationNs: "zakh", rank: 3 });
