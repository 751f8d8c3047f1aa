import { findAdmin } from "@zakh/accounts/http/guards";
import { publicRead } from "@zakh/kit/cache/public-read";
import { sendList } from "@zakh/kit/cache/send-list";
import {
  list,
  OWNERS,
  pageQuery,
  type SinceVersion,
  sinceVersion,
  versioned,
  versionedForEditors,
} from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { writeId } from "@zakh/kit/http/path-id";
import {
  type BankAccountChange,
  type BankAccountInput,
  bankAccount,
  bankAccountChange,
  bankAccountInput,
} from "../contract";
import { activeBankAccounts, findBankAccounts } from "../read-models/bank-accounts";
import { createBankAccountWorkflow } from "../workflows/create-bank-account";
import { deleteBankAccountWorkflow } from "../workflows/delete-bank-account";
import { setDefaultBankAccountWorkflow } from "../workflows/set-default-bank-account";
import { updateBankAccountWorkflow } from "../workflows/update-bank-account";
import { answerBankAccount } from "./answer-bank-account";

export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/bank-accounts",
    role: "visitor",
    summary: "The active accounts, the default one first; an admin also gets inactive ones.",
    alsoLoads: ["admin"],
    query: pageQuery,
    answer: list(versionedForEditors(bankAccount)),
    handler: async (request, response) => {
      if (findAdmin(request)) sendList(request, response, await findBankAccounts(shopPool()));
      else await activeBankAccounts.handler(request, response);
    },
  },
  {
    method: "GET",
    path: "/api/bank-accounts/default",
    role: "visitor",
    summary: "The default account; it is always active.",
    answer: bankAccount,
    refusals: { 404: ["bank_account_not_found"] },
    handler: async (_request, response) => {
      const account = (await activeBankAccounts.value()).find(({ isDefault }) => isDefault);
      if (!account) throw new ApiError(404, "bank_account_not_found");
      publicRead(response, [activeBankAccounts]).json(account);
    },
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
    handler: async (request, response) => {
      const input = request.validatedBody as BankAccountInput;
      const { result } = await createBankAccountWorkflow(request.scope).run({ input });
      await answerBankAccount(response, 201, result.number);
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
    handler: async (request, response) => {
      const number = writeId(request.params.id);
      const { version, ...change } = request.validatedBody as SinceVersion<BankAccountChange>;
      await updateBankAccountWorkflow(request.scope).run({ input: { number, change, version } });
      await answerBankAccount(response, 200, number);
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
    handler: async (request, response) => {
      const number = writeId(request.params.id);
      await setDefaultBankAccountWorkflow(request.scope).run({ input: { number } });
      await answerBankAccount(response, 200, number);
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
    handler: (request) =>
      deleteBankAccountWorkflow(request.scope).run({ input: { number: writeId(request.params.id) } }),
  },
];
