import { line } from "@zakh/kit/contract";
import { z } from "zod";
import { siteLink } from "./link";

/** Every setting by key, with what it accepts. */
export const SITE_SETTINGS = {
  /** Not blank after trimming (spec §5). */
  site_name: line(100).refine((value) => value !== "", "site_name_blank"),
  /** Whole won (spec §5, ruling 35). */
  shipping_fee: z
    .string({ error: "shipping_fee_not_number" })
    .refine((value) => !/^-\d+$/.test(value), "shipping_fee_negative")
    .refine((value) => /^(-?\d{1,9})$/.test(value), "shipping_fee_not_number"),
  logo_url: siteLink,
} as const satisfies Record<string, z.ZodType<string>>;

export type SiteSettingKey = keyof typeof SITE_SETTINGS;
