import type { Delivery } from "@zakh/delivery/contract";
import { LEGAL_KINDS } from "@zakh/legal/contract";
import { SETTING_NAMES, settingRow } from "@zakh/site-settings/contract";
import type { Answers } from "./render-screen.testing";

const DELIVERY: Delivery = {
  hasDays: true,
  cutOffHour: 16,
  saturdays: false,
  paymentHours: 24,
  holidays: [],
  holidaysUntil: 2099,
  freeFrom: 0,
  islands: [],
  closed: [],
  postcodeSearch: false,
};

/** The footer cannot be saved without them. */
const CONTACT = { phone: "043-123-4567", email: "shop@example.com" };

const NO_VERSION = { current: null, upcoming: null, hasDraft: false };

/** The answers of a shop in which nothing has been entered: lists are empty, settings have their defaults. */
export const EMPTY_SHOP: Answers = {
  "GET *": { json: [] },
  "GET /api/admin/legal": { json: Object.fromEntries(LEGAL_KINDS.map((kind) => [kind, NO_VERSION])) },
  "GET /api/delivery": { json: DELIVERY },
  ...Object.fromEntries(
    SETTING_NAMES.map((name) => [
      `GET /api/settings/${name}`,
      { json: { ...settingRow(name).default, ...(name === "footer" && CONTACT), version: "1" } },
    ]),
  ),
};
