import { line, numberGroups, paragraph, publicId, required } from "@zakh/kit/contract";
import { z } from "zod";

/** A bank account that shoppers pay to (spec §3 bank_accounts). */
export const bankAccount = z.object({
  id: publicId,
  bankName: z.string(),
  accountNumber: z.string(),
  accountHolder: z.string(),
  description: z.string().nullable(),
  isDefault: z.boolean(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** The account as of an order; later edits do not change it (ruling 8). */
export const bankAccountSnapshot = bankAccount.pick({
  id: true,
  bankName: true,
  accountNumber: true,
  accountHolder: true,
});
export type BankAccountSnapshot = z.infer<typeof bankAccountSnapshot>;

/** Digits in groups, as banks take them; plain blanks between them stay as the owner wrote them. */
function asGroups(typed: string): string {
  const groups = numberGroups(typed);
  return groups === typed.replaceAll(" ", "") ? typed : groups;
}

const fields = {
  bankName: required(line(100), "bank_name_required"),
  accountNumber: required(
    line(50)
      .overwrite(asGroups)
      .regex(/^(?:\d+(?: *[ -] *\d+)*)?$/, "account_number_invalid"),
    "account_number_required",
  ),
  accountHolder: required(line(100), "account_holder_required"),
  /** An empty one is stored as null (spec §5). */
  description: paragraph(500)
    .nullable()
    .transform((value) => value || null),
  isDefault: z.boolean(),
  isActive: z.boolean(),
};

/** `POST /api/bank-accounts` (spec §5): not the default and active, unless given otherwise. */
export const bankAccountInput = z.object({
  ...fields,
  description: fields.description.optional(),
  isDefault: fields.isDefault.default(false),
  isActive: fields.isActive.default(true),
});
export type BankAccountInput = z.infer<typeof bankAccountInput>;

/** `PUT /api/bank-accounts/{id}`: omitted fields stay unchanged. */
export const bankAccountChange = z.object(fields).partial();
export type BankAccountChange = z.infer<typeof bankAccountChange>;
