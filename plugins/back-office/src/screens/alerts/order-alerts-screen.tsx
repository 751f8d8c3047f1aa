import { SettingScreen } from "../settings/setting-screen";
import { DeviceAlerts } from "./device-alerts";

/** How the owner hears of new orders: on this device, and by mail. */
export default function OrderAlertsScreen() {
  return (
    <div className="flex flex-col gap-y-4">
      <DeviceAlerts />
      <SettingScreen name="order-alerts" />
    </div>
  );
}
