import { useStaffRole } from "../resources/session";
import { SettingScreen } from "../ui/forms/setting-screen";
import { DeviceAlerts } from "./device-alerts";

/** How one hears of new orders: on this device, and by mail, which only an owner sets. */
export default function OrderAlertsScreen() {
  const isOwner = useStaffRole() === "owner";
  return (
    <div className="flex flex-col gap-y-4">
      <DeviceAlerts />
      {isOwner && <SettingScreen name="order-alerts" />}
    </div>
  );
}
