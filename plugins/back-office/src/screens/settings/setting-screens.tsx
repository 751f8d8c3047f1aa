import { BellAlert, Buildings, CalendarMini, Cash, Clock, CogSixTooth, Gift, TruckFast } from "@medusajs/icons";
import { FORM_SETTING_NAMES, type FormSettingName } from "@zakh/site-settings/contract";
import { lazyPage } from "../lazy-page";
import type { Screen } from "../screen-list";
import { settingText } from "./setting-texts";

/** What is otherwise than by default: under its own name, with a cog, its fields alone. */
const LOOKS: Partial<Record<FormSettingName, Partial<Pick<Screen, "path" | "Icon" | "Page">>>> = {
  "shipping-fee": {
    path: "settings",
    Icon: TruckFast,
    Page: lazyPage(() => import("../shipping-fee/shipping-fee-screen")),
  },
  "delivery-days": {
    Icon: CalendarMini,
    Page: lazyPage(() => import("../delivery-days/delivery-days-screen")),
  },
  "free-delivery": { Icon: Gift },
  "transfer-discount": { Icon: Cash },
  "payment-deadline": { Icon: Clock },
  "order-alerts": { Icon: BellAlert, Page: lazyPage(() => import("../alerts/order-alerts-screen")) },
  "pay-on-pickup": { Icon: Buildings },
  "site-name": { path: "site-settings", Page: lazyPage(() => import("../site-name/site-name-screen")) },
};

/** A screen for each setting whose form is made of its row. */
export const SETTING_SCREENS: readonly Screen[] = FORM_SETTING_NAMES.map((name) => ({
  path: name,
  group: "settings",
  title: settingText(name, "title"),
  description: settingText(name, "description"),
  Icon: CogSixTooth,
  Page: lazyPage(async () => {
    const { SettingScreen } = await import("./setting-screen");
    return { default: () => <SettingScreen name={name} /> };
  }),
  ...LOOKS[name],
}));
