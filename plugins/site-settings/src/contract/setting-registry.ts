import { DEFAULT_LANGUAGE, LANGUAGES, line, localizedText, required, textsOf } from "@zakh/kit/contract";
import { z } from "zod";
import { businessSetting } from "./business";
import { closedDaysSetting } from "./closed-days";
import { couriersInput, couriersSetting, DEFAULT_COURIERS } from "./couriers";
import { DEFAULT_ISLANDS, islandsSetting } from "./islands";
import { SETTING_FALLBACKS } from "./setting-fallbacks";
import { type AnySettingRow, setting } from "./setting-row";
import { alertRecipients, payOnPickup, shippingFee, textMessages, typedAmount, wholeUpTo } from "./setting-values";
import { footerInput, footerSetting, heroInput, heroSetting, logoInput, logoSetting } from "./settings";

/**
 * Every setting, by the last part of its URL: `site-name` is `/api/settings/site-name`. A setting with `fields` needs
 * only this row and its texts in the back office's catalogues (`docs/back-office.md`); the menu shows them in this
 * order.
 */
export const SETTINGS = {
  "shipping-fee": setting({
    key: "shipping_fee",
    reader: "visitor",
    readSummary: "Shipping fee of one order in won, as a numeric string.",
    writeSummary: "Sets the shipping fee: whole won, 0 or more.",
    schema: z.object({ value: shippingFee }),
    default: { value: "0" },
    fields: { value: { kind: "won", step: 100, hint: true } },
  }),
  "free-delivery": setting({
    key: "free_delivery",
    reader: "office",
    readSummary: "From which sum of the goods on an order has no shipping fee, in won as a numeric string; 0 for none.",
    writeSummary: "Sets from which sum of the goods on an order has no shipping fee: whole won, 0 for none.",
    schema: z.object({ from: typedAmount }),
    default: { from: "0" },
    fields: { from: { kind: "won", hint: true } },
  }),
  "delivery-days": setting({
    key: "delivery_days",
    reader: "office",
    readSummary:
      "Whether shoppers are told when an order leaves and arrives, and until which hour it leaves the same day.",
    writeSummary:
      "Sets whether shoppers are told when an order leaves and arrives, until which hour it leaves the same day, and whether couriers bring on Saturdays.",
    schema: z.object({
      enabled: z.boolean({ error: "value_invalid" }),
      cutOffHour: wholeUpTo(24),
      saturdays: z.boolean({ error: "value_invalid" }).default(false),
    }),
    default: { enabled: true, cutOffHour: 16, saturdays: false },
    fields: {
      enabled: { kind: "switch", hint: true },
      cutOffHour: { kind: "number", min: 0, max: 24, hint: true },
      saturdays: { kind: "switch", hint: true },
    },
  }),
  "closed-days": setting({
    key: "closed_days",
    reader: "office",
    readSummary: "When the shop is closed, what shoppers read about it, and whether orders are taken meanwhile.",
    writeSummary: "Sets when the shop is closed, what shoppers read about it, and whether orders are taken meanwhile.",
    schema: closedDaysSetting,
    default: { periods: [] },
  }),
  islands: setting({
    key: "islands",
    reader: "office",
    readSummary: "Ranges of postcodes to which delivery costs more, in won, or is not offered.",
    writeSummary: "Sets to which ranges of postcodes delivery costs more, in won, or is not offered (null).",
    schema: islandsSetting,
    default: DEFAULT_ISLANDS,
  }),
  "postcode-search": setting({
    key: "postcode_search",
    reader: "office",
    readSummary:
      "Whether forms of addresses offer Korea's postcode search, a page of Kakao's that is loaded after a press.",
    writeSummary: "Switches the postcode search on or off in forms of addresses.",
    schema: z.object({ enabled: z.boolean({ error: "value_invalid" }) }),
    default: { enabled: true },
    fields: { enabled: { kind: "switch", hint: true } },
  }),
  "transfer-discount": setting({
    key: "transfer_discount",
    reader: "office",
    readSummary: "Whether 1 to 99 won are taken off orders paid by transfer, so that their totals differ (ruling 47).",
    writeSummary: "Switches the discount of 1 to 99 won on or off that makes totals of orders paid by transfer differ.",
    schema: z.object({ enabled: z.boolean({ error: "value_invalid" }) }),
    default: { enabled: false },
    fields: { enabled: { kind: "switch", hint: true } },
  }),
  "payment-deadline": setting({
    key: "payment_deadline",
    reader: "office",
    readSummary:
      "Hours from an order by transfer to its payment deadline, 0 for none; and whether overdue orders cancel themselves, and how many hours later (ruling 49).",
    writeSummary:
      "Sets the hours from an order by transfer to its payment deadline, for new orders; and whether overdue orders cancel themselves, and how many hours later.",
    schema: z.object({
      hours: wholeUpTo(720),
      cancels: z.boolean({ error: "value_invalid" }).default(false),
      graceHours: wholeUpTo(168).default(24),
    }),
    default: { hours: 72, cancels: false, graceHours: 24 },
    fields: {
      hours: { kind: "number", min: 0, max: 720, hint: true },
      cancels: { kind: "switch", hint: true },
      graceHours: { kind: "number", min: 0, max: 168, hint: true },
    },
  }),
  payouts: setting({
    key: "payouts",
    reader: "office",
    readSummary:
      "Whether payouts to stores can be prepared, and how many days after a delivery its money can be paid out (ruling 55).",
    writeSummary:
      "Sets whether payouts to stores can be prepared, and how many days after a delivery its money can be paid out.",
    schema: z.object({
      enabled: z.boolean({ error: "value_invalid" }),
      days: wholeUpTo(90),
    }),
    default: { enabled: false, days: 7 },
    fields: {
      enabled: { kind: "switch", hint: true },
      days: { kind: "number", min: 0, max: 90, hint: true },
    },
  }),
  "order-alerts": setting({
    key: "order_alerts",
    reader: "office",
    readSummary: "The recipients of mails about new orders.",
    writeSummary:
      "Sets the recipients of mails about new orders: at most five addresses, or the shop's contact address.",
    schema: z.object({
      enabled: z.boolean({ error: "value_invalid" }),
      // When empty, the shop's contact address is used.
      emails: alertRecipients.default(""),
      language: z.enum(LANGUAGES, { error: "value_invalid" }).default(DEFAULT_LANGUAGE),
    }),
    default: { enabled: true, emails: "", language: DEFAULT_LANGUAGE },
    fields: {
      enabled: { kind: "switch", hint: true },
      emails: { kind: "text", inputMode: "email", hint: true },
      language: { kind: "language" },
    },
  }),
  "text-messages": setting({
    key: "text_messages",
    reader: "office",
    readSummary:
      "Whether customers are told of their orders by text message, by which account with Solapi, and what one costs in won.",
    writeSummary:
      "Sets whether customers are told of their orders by text message. It cannot be on without keys and the number that messages come from.",
    schema: textMessages,
    change: textMessages.refine(
      (given) => !given.enabled || [given.apiKey, given.apiSecret, given.sender].every(Boolean),
      {
        path: ["enabled"],
        error: "text_messages_incomplete",
      },
    ),
    default: { enabled: false, apiKey: "", apiSecret: "", sender: "", wonEach: 50 },
    secrets: ["apiSecret"],
    fields: {
      enabled: { kind: "switch", hint: true },
      apiKey: { kind: "text", hint: true },
      apiSecret: { kind: "text" },
      sender: { kind: "text", hint: true },
      wonEach: { kind: "number", min: 0, max: 1000, hint: true },
    },
  }),
  "pay-on-pickup": setting({
    key: "pay_on_pickup",
    reader: "office",
    readSummary: "Whether orders can be paid when they are picked up, where, and when.",
    writeSummary:
      "Sets whether orders can be paid when they are picked up, where, and when. It cannot be on without a place.",
    schema: payOnPickup,
    change: payOnPickup.refine(({ enabled, place }) => !enabled || place !== "", {
      path: ["place"],
      error: "pickup_place_required",
    }),
    default: { enabled: false, ...textsOf(["place", "hours"]) },
    fields: {
      enabled: { kind: "switch", hint: true },
      ...localizedText(["place"], () => ({ kind: "text" }) as const),
      place: { kind: "text", hint: true },
      ...localizedText(["hours"], () => ({ kind: "text" }) as const),
      hours: { kind: "text", hint: true },
    },
  }),
  couriers: setting({
    key: "couriers",
    reader: "staff",
    readSummary: "The couriers, with the link to follow a parcel and the columns of their waybill files.",
    writeSummary:
      "Sets the couriers: which is the usual one, their https links with {no} for the tracking number, and the columns of their waybill files.",
    schema: couriersSetting,
    change: couriersInput,
    default: DEFAULT_COURIERS,
  }),
  business: setting({
    key: "business",
    reader: "visitor",
    readSummary: "Who the shop is by law: names, numbers, licences, escrow, hosting; empty where nothing is set.",
    writeSummary: "Sets who the shop is by law. The business number is checked by its last digit.",
    schema: businessSetting,
    default: SETTING_FALLBACKS.business,
    fields: {
      tradeName: { kind: "text", hint: true },
      representative: { kind: "text", hint: true },
      businessNumber: { kind: "text", hint: true },
      mailOrderNumber: { kind: "text", hint: true },
      mailOrderExempt: { kind: "switch", hint: true },
      meatLicence: { kind: "text", hint: true },
      address: { kind: "text", hint: true },
      phone: { kind: "text", hint: true },
      email: { kind: "text", inputMode: "email", hint: true },
      privacyOfficer: { kind: "text", hint: true },
      hostingProvider: { kind: "text", hint: true },
      escrowBank: { kind: "text", hint: true },
      escrowUrl: { kind: "text", hint: true },
    },
  }),
  "site-name": setting({
    key: "site_name",
    reader: "visitor",
    readSummary: "Name of the shop.",
    writeSummary: "Sets the name of the shop.",
    // Not blank after trimming (spec §5).
    schema: z.object({ siteName: required(line(100), "site_name_blank") }),
    default: SETTING_FALLBACKS.siteName,
    fields: { siteName: { kind: "text", hint: true } },
  }),
  hero: setting({
    key: "hero",
    reader: "visitor",
    readSummary: "The hero of the home page.",
    writeSummary:
      "Sets the hero of the home page. Without image and imageUrl the picture stays; an empty imageUrl removes it.",
    schema: heroSetting,
    change: heroInput,
    default: SETTING_FALLBACKS.hero,
  }),
  logo: setting({
    key: "logo_url",
    reader: "visitor",
    readSummary: "The URL of the logo.",
    writeSummary: "Sets the logo: a file under 2 MB, or its URL.",
    schema: logoSetting,
    change: logoInput,
    default: SETTING_FALLBACKS.logo,
  }),
  footer: setting({
    key: "footer",
    reader: "visitor",
    readSummary: "The content of the footer.",
    writeSummary: "Replaces the footer. Without footerLogo and logoUrl its picture stays; an empty logoUrl removes it.",
    schema: footerSetting,
    change: footerInput,
    default: SETTING_FALLBACKS.footer,
  }),
};

type Settings = typeof SETTINGS;
export type SettingName = keyof Settings;

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** Settings whose form is generated from their fields. */
export const FORM_SETTING_NAMES = SETTING_NAMES.filter((name): name is FormSettingName => "fields" in SETTINGS[name]);

/** The row of a setting whose name is known only at run time. */
export function settingRow(name: SettingName): AnySettingRow {
  return SETTINGS[name];
}

export type SettingOf<Name extends SettingName> = z.output<Settings[Name]["schema"]>;

/** Names of settings whose form is generated from their rows. */
export type FormSettingName = {
  [Name in SettingName]: Settings[Name] extends { fields: object } ? Name : never;
}[SettingName];

export type SiteNameSetting = SettingOf<"site-name">;
export type ShippingFeeSetting = SettingOf<"shipping-fee">;
export type OrderAlertsSetting = SettingOf<"order-alerts">;
export type PayOnPickupSetting = SettingOf<"pay-on-pickup">;
