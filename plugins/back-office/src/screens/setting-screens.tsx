import {
  BellAlert,
  Buildings,
  CalendarMini,
  Cash,
  ChatBubbleLeftRight,
  Clock,
  CogSixTooth,
  Gift,
  MagnifyingGlass,
  TruckFast,
} from "@medusajs/icons";
import type { FormSettingName } from "@zakh/site-settings/contract";
import { lazyPage } from "./lazy-page";
import type { ScreenLook } from "./screen-list";

/** What is otherwise than by default: a cog, its fields alone. */
const LOOKS: Partial<Record<FormSettingName, Partial<ScreenLook>>> = {
  "shipping-fee": {
    Icon: TruckFast,
    Page: lazyPage(() => import("./delivery/shipping-fee/shipping-fee-screen")),
  },
  "delivery-days": {
    Icon: CalendarMini,
    Page: lazyPage(() => import("./delivery/delivery-days/delivery-days-screen")),
  },
  "free-delivery": { Icon: Gift },
  "postcode-search": { Icon: MagnifyingGlass },
  "transfer-discount": { Icon: Cash },
  "payment-deadline": { Icon: Clock },
  "order-alerts": { Icon: BellAlert, Page: lazyPage(() => import("./alerts/order-alerts-screen")) },
  "text-messages": {
    Icon: ChatBubbleLeftRight,
    Page: lazyPage(() => import("./settings/text-messages/text-messages-screen")),
  },
  "pay-on-pickup": { Icon: Buildings },
  payouts: { Icon: Cash },
  business: { Icon: Buildings },
  "site-name": { Page: lazyPage(() => import("./content/site-name/site-name-screen")) },
};

/** Icon and form of a setting. */
export function settingLook(name: FormSettingName): ScreenLook {
  const Page = lazyPage(async () => {
    const { SettingScreen } = await import("./ui/forms/setting-screen");
    return { default: () => <SettingScreen name={name} /> };
  });
  return { Icon: CogSixTooth, Page, ...LOOKS[name] };
}
