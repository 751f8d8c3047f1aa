import { OFFICE_STAFF, OWNERS, STAFF_ROLES, type StaffRole } from "@zakh/kit/contract";
import { FORM_SETTING_NAMES, type FormSettingName } from "@zakh/site-settings/contract";
import type { TextKey } from "./i18n/catalogues.js";

/** Parts of the menu, in its order. */
export const SCREEN_GROUPS = ["sales", "catalogue", "market", "content", "settings"] as const;
export type ScreenGroup = (typeof SCREEN_GROUPS)[number];

/** What the keys of a screen's texts begin with. */
type TextsOfScreen = TextKey extends infer Key ? (Key extends `${infer Name}.description` ? Name : never) : never;

/** A page of the back office as plain data. */
export interface ScreenRow {
  /** Path below the host's base; "" is the first page. */
  path: string;
  /** Null for a page that is reached from another one and is not in the menu. */
  group: ScreenGroup | null;
  /** "orders" for the keys `orders.title` and `orders.description`. */
  texts: TextsOfScreen;
  /** Where its back arrow leads; the first page by default. */
  parent?: string;
  /** Whose it is; the office's unless given, as the calls behind it. */
  staff?: readonly StaffRole[];
  /** Whether it also opens without a connection, from what the device has kept. */
  worksOffline?: true;
  /** The setting whose form it is. */
  setting?: FormSettingName;
}

/** Paths of settings' screens that are not the setting's name. */
const SETTING_PATHS = { "shipping-fee": "settings", "site-name": "site-settings" } as const;

export type SettingPath =
  | Exclude<FormSettingName, keyof typeof SETTING_PATHS>
  | (typeof SETTING_PATHS)[keyof typeof SETTING_PATHS];

const BEFORE_SETTINGS = [
  { path: "", group: "sales", texts: "dashboard" },
  { path: "orders", group: "sales", texts: "orders" },
  { path: "orders/new", group: null, texts: "newOrder", parent: "orders" },
  { path: "transfers", group: "sales", texts: "transfers" },
  { path: "picking", group: "sales", texts: "picking", staff: STAFF_ROLES, worksOffline: true },
  { path: "sending", group: "sales", texts: "sending", staff: STAFF_ROLES },
  { path: "cash-receipts", group: "sales", texts: "cashReceipts" },
  { path: "returns", group: "sales", texts: "returns" },
  { path: "month", group: "sales", texts: "month" },
  { path: "products", group: "sales", texts: "products" },
  { path: "users", group: "sales", texts: "users" },
  { path: "claims", group: "sales", texts: "claims" },
  { path: "reviews", group: "sales", texts: "reviews" },
  { path: "recalls", group: "sales", texts: "recalls" },
  { path: "categories", group: "catalogue", texts: "categories" },
  { path: "meal-kits", group: "catalogue", texts: "mealKits" },
  { path: "missed-searches", group: "catalogue", texts: "missedSearches" },
  { path: "stores", group: "market", texts: "stores" },
  { path: "store-books", group: "market", texts: "storeBooks", staff: OWNERS },
  { path: "service-categories", group: "market", texts: "serviceCategories" },
  { path: "media", group: "content", texts: "media" },
  { path: "navigation", group: "content", texts: "navigation" },
  { path: "hero-settings", group: "content", texts: "heroSettings", staff: OWNERS },
  { path: "logo-settings", group: "content", texts: "logoSettings", staff: OWNERS },
  { path: "footer-settings", group: "content", texts: "footerSettings", staff: OWNERS },
  { path: "legal", group: "content", texts: "legal", staff: OWNERS },
  { path: "bank-accounts", group: "settings", texts: "bankAccounts", staff: OWNERS },
  { path: "closed-days", group: "settings", texts: "closedDays", staff: OWNERS },
  { path: "islands", group: "settings", texts: "islands", staff: OWNERS },
  { path: "couriers", group: "settings", texts: "couriers", staff: OWNERS },
] as const satisfies readonly ScreenRow[];

const AFTER_SETTINGS = [
  { path: "staff", group: "settings", texts: "staff", staff: OWNERS },
  { path: "failed-jobs", group: "settings", texts: "failedJobs" },
] as const satisfies readonly ScreenRow[];

/** The settings' screens that the office opens as well: there it has the alerts of its own device. */
const OFFICE_SETTINGS: readonly FormSettingName[] = ["order-alerts"];

/** What the keys of a setting's texts begin with: `orderAlerts` for "order-alerts". */
export function settingTexts(name: FormSettingName): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A screen for each setting whose form is made of its row. */
const SETTINGS: readonly ScreenRow[] = FORM_SETTING_NAMES.map((name) => ({
  path: name in SETTING_PATHS ? SETTING_PATHS[name as keyof typeof SETTING_PATHS] : name,
  group: "settings",
  texts: settingTexts(name) as TextsOfScreen,
  setting: name,
  staff: OFFICE_SETTINGS.includes(name) ? OFFICE_STAFF : OWNERS,
}));

/** A path that is not that of a setting made of its row. */
export type OwnPath = (typeof BEFORE_SETTINGS | typeof AFTER_SETTINGS)[number]["path"];

export type ScreenPath = OwnPath | SettingPath;

/**
 * Every page that exists, in the order of the menu. A new page is one line here and one in `screen-list.tsx` (docs/back-office.md); the
 * tests of every screen and the benchmark read them here.
 */
export const SCREEN_ROWS = [...BEFORE_SETTINGS, ...SETTINGS, ...AFTER_SETTINGS] as readonly (ScreenRow & {
  path: ScreenPath;
})[];

/** Whether a page is for an admin of this role. */
export function isFor({ staff = OFFICE_STAFF }: Pick<ScreenRow, "staff">, role: StaffRole): boolean {
  return staff.includes(role);
}
