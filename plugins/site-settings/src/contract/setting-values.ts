import {
  emailForm,
  line,
  localizedText,
  trimInvisible,
  typedWon,
  withAsciiDomain,
  withoutThousands,
} from "@zakh/kit/contract";
import { z } from "zod";

/** Highest shipping fee, in won. */
const SHIPPING_FEE_MAX = 999_999_999;

/** Whole won as a numeric text, with or without thousands separators; a number is accepted too (spec §5 Shipping fee). */
export const shippingFee = z
  .union([z.string({ error: "shipping_fee_not_number" }), z.number({ error: "shipping_fee_not_number" })], {
    error: "shipping_fee_not_number",
  })
  .transform((value) => (typeof value === "number" ? String(value) : withoutThousands(value)))
  .refine((value) => /^-?\d+(\.\d+)?$/.test(value), "shipping_fee_not_number")
  .refine((value) => !/^-.*[1-9]/.test(value), "shipping_fee_negative")
  .refine((value) => Number.isInteger(Number(value)) || Number.isNaN(Number(value)), "shipping_fee_not_whole")
  .refine((value) => Number(value) <= SHIPPING_FEE_MAX || Number.isNaN(Number(value)), "shipping_fee_too_high")
  .transform((value) => String(Math.abs(Number(value))))
  // States the result for the documentation.
  .pipe(z.string().regex(/^\d+$/));

/** Whole won as typed, "50,000" too; nothing typed is 0. */
export const typedAmount = z
  .union([z.string({ error: "won_not_whole" }), z.number({ error: "won_not_whole" })], { error: "won_not_whole" })
  .transform((value) => trimInvisible(String(value)) || "0")
  .pipe(typedWon)
  .refine((value) => /^\d{1,9}$/.test(value), "won_not_whole")
  .transform((value) => String(Number(value)))
  // States the result for the documentation.
  .pipe(z.string().regex(/^\d{1,9}$/));

/** Most recipients of mails about new orders. */
const MAX_ALERT_RECIPIENTS = 5;

/** Comma-separated mail addresses, in one line. */
export const alertRecipients = z
  .string({ error: "footer_email_invalid" })
  .max(1000, "footer_email_invalid")
  .transform((value) =>
    value
      .split(/[\s,;]+/)
      .map((address) => withAsciiDomain(trimInvisible(address)))
      .filter((address) => address !== ""),
  )
  .refine(
    (all) =>
      all.length <= MAX_ALERT_RECIPIENTS &&
      all.every((one) => one.length <= 254 && emailForm("").safeParse(one).success),
    "footer_email_invalid",
  )
  .transform((all) => all.join(", "))
  .pipe(z.string());

export function wholeUpTo(most: number) {
  return z.number({ error: "value_invalid" }).int("value_invalid").min(0, "value_invalid").max(most, "value_invalid");
}

export const textMessages = z.object({
  enabled: z.boolean({ error: "value_invalid" }),
  apiKey: line(100).default(""),
  apiSecret: line(100).default(""),
  /** The number that messages come from, registered with the service. */
  sender: line(20).default(""),
  /** Whole won that one costs. */
  wonEach: wholeUpTo(1000).default(50),
});

export const payOnPickup = z.object({
  enabled: z.boolean({ error: "value_invalid" }),
  ...localizedText(["place"], () => line(200).default("")),
  ...localizedText(["hours"], () => line(100).default("")),
});
