import { line, pictureLink, required, withoutThousands } from "@zakh/kit/contract";
import { z } from "zod";

/** The highest shipping fee, won. */
const SHIPPING_FEE_MAX = 999_999_999;

/** Every setting by key, with what it accepts. */
export const SITE_SETTINGS = {
  /** Not blank after trimming (spec §5). */
  site_name: required(line(100), "site_name_blank"),
  /** Whole won, as a numeric string, also with marks between thousands; a number is taken too (spec §5, ruling 35). */
  shipping_fee: z
    .union([z.string(), z.number()], { error: "shipping_fee_not_number" })
    .transform((value) => (typeof value === "number" ? String(value) : withoutThousands(value)))
    .refine((value) => /^-?\d+(\.\d+)?$/.test(value), "shipping_fee_not_number")
    .refine((value) => !/^-.*[1-9]/.test(value), "shipping_fee_negative")
    .refine((value) => Number.isInteger(Number(value)) || Number.isNaN(Number(value)), "shipping_fee_not_whole")
    .refine((value) => Number(value) <= SHIPPING_FEE_MAX || Number.isNaN(Number(value)), "shipping_fee_too_high")
    .transform((value) => String(Math.abs(Number(value)))),
  /** `OrderAlertsSetting` as JSON. */
  order_alerts: line(2000),
  logo_url: required(pictureLink, "logo_required"),
} as const satisfies Record<string, z.ZodType<string>>;

export type SiteSettingKey = keyof typeof SITE_SETTINGS;
