import { EmbeddedScreen } from "../../../../../screens/embedded";
import { DashboardHost } from "../../../../dashboard-host";

/** Every other page of the shop, such as `/shop/orders` and `/shop/orders/new`. It has no configuration, and so no entry in the dashboard's menu. */
export default function ShopScreenPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen />
    </DashboardHost>
  );
}
