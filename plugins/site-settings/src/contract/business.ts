import { emailForm, line, namedLine, parseUrl, plainPhone, trimInvisible } from "@zakh/kit/contract";
import { z } from "zod";

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** Whether ten digits are a Korean business number: the last one follows from the others. */
export function isBusinessNumber(digits: string): boolean {
  if (!/^[1-9]\d{9}$/.test(digits)) return false;
  const numbers = [...digits].map(Number);
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * (numbers[place] ?? 0), 0);
  const carried = Math.floor(((numbers[8] ?? 0) * 5) / 10);
  return (10 - ((sum + carried) % 10)) % 10 === numbers[9];
}

const businessNumber = line(40)
  .overwrite((text) => text.normalize("NFKC").replace(/[\s\p{Pd}]/gu, ""))
  .refine((digits) => digits === "" || isBusinessNumber(digits), "business_number_invalid")
  .overwrite((digits) => digits.replace(/^(\d{3})(\d{2})(\d{5})$/, "$1-$2-$3"));

/** Fewest digits of a number at which a shop answers, as 1588-1234. */
const PHONE_DIGITS = 8;

/** `GET` and `PUT /api/settings/business`: who the shop is by law (ruling 70). What is empty shows nothing to shoppers. */
export const businessSetting = z.object({
  tradeName: namedLine(100).default(""),
  representative: namedLine(100).default(""),
  businessNumber: businessNumber.default(""),
  mailOrderNumber: namedLine(100).default(""),
  /** Who sells less than the law counts needs no number. */
  mailOrderExempt: z.boolean({ error: "value_invalid" }).default(false),
  meatLicence: namedLine(200).default(""),
  address: namedLine(300).default(""),
  phone: line(50)
    .overwrite(plainPhone)
    .refine((text) => text === "" || text.replace(/\D/g, "").length >= PHONE_DIGITS, "value_invalid")
    .default(""),
  email: z
    .string({ error: "email_invalid" })
    .overwrite(trimInvisible)
    .max(254, "email_invalid")
    .pipe(z.union([z.literal(""), emailForm("email_invalid")], { error: "email_invalid" }))
    .default(""),
  privacyOfficer: namedLine(100).default(""),
  hostingProvider: namedLine(100).default(""),
  escrowBank: namedLine(100).default(""),
  escrowUrl: line(2000)
    .refine((url) => url === "" || parseUrl(url)?.protocol === "https:", "escrow_link_invalid")
    .default(""),
});
export type BusinessSetting = z.output<typeof businessSetting>;
