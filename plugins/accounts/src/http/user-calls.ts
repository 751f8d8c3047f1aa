import { sendList, sendPage } from "@zakh/kit/cache/send-list";
import { OWNERS, pageQuery } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { readId, writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import {
  type AdminRightInput,
  accountMerges,
  adminRightInput,
  mergeAnswer,
  mergeInput,
  type UsersQuery,
  user,
  users,
  usersQuery,
} from "../contract";
import type { MergeInput } from "../contract/merging";
import { personalData } from "../contract/personal-data";
import { findAccountMerges } from "../read-models/account-merges";
import { listUsers } from "../read-models/accounts";
import { mergeAccountsWorkflow } from "../workflows/merge-accounts";
import { setStaffRoleWorkflow } from "../workflows/set-staff-role";
import { adminOf } from "./guards";
import { answerPersonalData } from "./personal-data";

/** The calls of the back office about accounts. */
export const userCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/users",
    role: "admin",
    summary: "All users by search and sort order; with `limit` one page, and the total number in `X-Total-Count`.",
    query: usersQuery,
    answer: users,
    handler: async (request, response) => {
      const query = request.validatedQuery as UsersQuery;
      const { users, total } = await listUsers(shopPool(), query);
      sendPage(request, response, users, total);
    },
  },
  {
    method: "PATCH",
    path: "/api/admin/users/:id",
    role: "admin",
    staff: OWNERS,
    summary:
      "Grants the admin right, which makes an owner of whoever is no admin, or revokes it and ends the user's admin sessions at once.",
    body: adminRightInput,
    answer: user,
    refusals: { 400: ["id_invalid"], 404: ["not_found"], 409: ["last_owner", "admin_needs_email"] },
    handler: async (request, response) => {
      const { isAdmin } = request.validatedBody as AdminRightInput;
      const input = { number: writeId(request.params.id), role: isAdmin ? ("admin" as const) : null };
      const { result } = await setStaffRoleWorkflow(request.scope).run({ input });
      response.json(result);
    },
  },
  {
    method: "GET",
    path: "/api/admin/users/:id/data",
    role: "admin",
    staff: OWNERS,
    heavy: true,
    summary:
      "Everything that the shop keeps of a customer, as the file that customers can save themselves. Never cached.",
    answer: personalData,
    refusals: { 404: ["not_found"] },
    handler: async (request, response) => {
      const number = readId(request.params.id);
      addLogFields({ personalDataOf: number, by: adminOf(request).number });
      await answerPersonalData(response, number);
    },
  },
  {
    method: "GET",
    path: "/api/admin/users/:id/merges",
    role: "admin",
    summary: "The accounts that have become part of this one, newest first, with what they brought.",
    query: pageQuery,
    answer: accountMerges,
    handler: async (request, response) =>
      sendList(request, response, await findAccountMerges(shopPool(), readId(request.params.id))),
  },
  {
    method: "POST",
    path: "/api/admin/users/:id/merges",
    role: "admin",
    staff: OWNERS,
    summary:
      "Makes another account of the same person part of this one, in one transaction: orders, credit, cart, senders and notes move, and nobody signs in to it any more. With `preview` it only says what it would do.",
    body: mergeInput,
    answer: mergeAnswer,
    refusals: {
      400: ["id_invalid"],
      404: ["not_found"],
      409: ["merge_itself", "merge_staff", "merge_loses_sign_in", "merge_store_owner", "conflict"],
    },
    handler: async (request, response) => {
      const into = writeId(request.params.id);
      const { from, preview = false } = request.validatedBody as MergeInput;
      const { number, name, username } = adminOf(request);
      if (!preview) addLogFields({ merged: from, into, by: number });
      const input = { from, into, preview, by: name || username };
      const { result } = await mergeAccountsWorkflow(request.scope).run({ input });
      response.json(result);
    },
  },
];
