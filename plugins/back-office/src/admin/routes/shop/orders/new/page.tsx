import { EmbeddedScreen } from "../../../../../screens/embedded";
import NewOrderScreen from "../../../../../screens/new-order/new-order-screen";
import { DashboardHost } from "../../../../dashboard-host";

/** Without a label, so that it is not in the dashboard's menu: the screen of orders leads here. */
export default function ShopNewOrderPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="orders/new">
        <NewOrderScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}
