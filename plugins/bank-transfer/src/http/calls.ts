import { list, OWNERS, pageQuery, sinceVersion, versioned, versionedForEditors } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { bankAccount, bankAccountChange, bankAccountInput } from "../contract";

/** Every call of this plugin. */
export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/bank-accounts",
    role: "visitor",
    summary: "The active accounts, the default one first; an admin also gets inactive ones.",
    alsoLoads: ["admin"],
    query: pageQuery,
    answer: list(versionedForEditors(bankAccount)),
  },
  {
    method: "GET",
    path: "/api/bank-accounts/default",
    role: "visitor",
    summary: "The default account; it is always active.",
    answer: bankAccount,
    refusals: { 404: ["bank_account_not_found"] },
  },
  {
    method: "POST",
    path: "/api/bank-accounts",
    role: "admin",
    staff: OWNERS,
    summary: "Creates an account. The first active one becomes the default.",
    body: bankAccountInput,
    status: 201,
    answer: versioned(bankAccount),
    refusals: {
      404: ["bank_account_not_found"],
      409: ["bank_account_inactive", "default_account_required", "conflict"],
    },
  },
  {
    method: "PUT",
    path: "/api/bank-accounts/:id",
    role: "admin",
    staff: OWNERS,
    summary: "Updates an account; omitted fields stay unchanged. The default cannot be unset or made inactive.",
    body: sinceVersion(bankAccountChange),
    answer: versioned(bankAccount),
    refusals: {
      400: ["id_invalid"],
      404: ["bank_account_not_found"],
      409: ["bank_account_is_default", "bank_account_inactive", "default_account_required", "conflict"],
    },
  },
  {
    method: "POST",
    path: "/api/bank-accounts/:id/set-default",
    role: "admin",
    staff: OWNERS,
    summary: "Makes another account the default, replacing the current one.",
    answer: versioned(bankAccount),
    refusals: {
      400: ["id_invalid"],
      404: ["bank_account_not_found"],
      409: ["bank_account_already_default", "bank_account_inactive", "default_account_required", "conflict"],
    },
  },
  {
    method: "DELETE",
    path: "/api/bank-accounts/:id",
    role: "admin",
    staff: OWNERS,
    summary: "Deletes an account; the default cannot be deleted. Orders keep their copy of it.",
    status: 204,
    refusals: {
      400: ["id_invalid"],
      404: ["bank_account_not_found"],
      409: ["bank_account_is_default", "default_account_required", "conflict"],
    },
  },
];
