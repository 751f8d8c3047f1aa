import { defineRouteConfig } from "@medusajs/admin-sdk";
import BankAccountsScreen from "../../../../screens/bank-accounts/bank-accounts-screen";
import { EmbeddedScreen } from "../../../../screens/embedded";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopBankAccountsPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="bank-accounts">
        <BankAccountsScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "bankAccounts", translationNs: "zakh", rank: 15 });
