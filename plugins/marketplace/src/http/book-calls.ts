import { writesPerAccount } from "@zakh/accounts/http/account-limits";
import type { Call } from "@zakh/kit/http/calls";
import {
  ownBooks,
  type StoreAccountInput,
  statementQuery,
  storeAccountInput,
  storeStatement,
} from "@zakh/settlements/contract";
import { answerStatement, sendStatementFile } from "@zakh/settlements/http/statement-file";
import { setStoreAccountWorkflow } from "@zakh/settlements/workflows/set-store-account";
import { answerOwnBooks } from "./answer-own-books";
import { storeOf } from "./own-store";
import { NO_STORE } from "./refusals";

/** The own store's books (ruling 55), for its owner alone. */
export const bookCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/stores/:id/books",
    role: "store owner",
    summary:
      "What the shop owes the own store: balance, what can be paid out, the commission, the account, the months with entries",
    answer: ownBooks,
    refusals: NO_STORE,
    handler: answerOwnBooks,
  },
  {
    method: "GET",
    path: "/api/stores/:id/books/statement",
    role: "store owner",
    heavy: true,
    summary: "A month of the own store: opening and closing balance, and every entry between",
    query: statementQuery,
    answer: storeStatement,
    refusals: NO_STORE,
    handler: (request, response) => answerStatement(request, response, storeOf(request).number),
  },
  {
    method: "GET",
    path: "/api/stores/:id/books/statement/export",
    role: "store owner",
    summary: "The same as a workbook",
    query: statementQuery,
    media: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    refusals: NO_STORE,
    handler: (request, response) => sendStatementFile(request, response, storeOf(request).number),
  },
  {
    method: "PUT",
    path: "/api/stores/:id/books/account",
    role: "store owner",
    summary: "Sets the account to which the own store's money is paid out",
    after: writesPerAccount,
    body: storeAccountInput,
    answer: ownBooks,
    refusals: { ...NO_STORE, 429: ["too_many_requests"] },
    handler: async (request, response) => {
      const account = request.validatedBody as StoreAccountInput;
      await setStoreAccountWorkflow(request.scope).run({ input: { store: storeOf(request).number, account } });
      await answerOwnBooks(request, response);
    },
  },
];
