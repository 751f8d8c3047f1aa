import { OWNERS, pageQuery, STAFF_ROLES } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import {
  accountMerges,
  adminAuthAnswer,
  adminLoginInput,
  adminRightInput,
  failedJobs,
  loginInput,
  mergeAnswer,
  mergeInput,
  passwordInput,
  profileInput,
  registerInput,
  sessionAnswer,
  shopHealth,
  user,
  users,
  usersQuery,
} from "../contract";
import { personalData } from "../contract/personal-data";
import { writesPerAccount } from "./account-limits";
import { addressCalls } from "./address-calls";
import { ACTORS_TABLES } from "./guards";
import { ownAccountCalls } from "./own-account-calls";
import { pageFailureCall } from "./page-failure-call";
import { passwordResetCalls } from "./password-reset-calls";
import { pushCalls } from "./push-calls";
import { registeringLimits } from "./registering-limits";
import { staffCalls } from "./staff-calls";

/** Every call of this plugin. */
export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/user",
    role: "customer",
    personalTables: ACTORS_TABLES,
    summary: "The signed-in user; 401 for a visitor.",
    answer: user,
  },
  {
    method: "PATCH",
    path: "/api/user",
    role: "customer",
    summary: "Changes one's own name and phone; omitted fields stay unchanged.",
    body: profileInput,
    after: writesPerAccount,
    answer: user,
    refusals: { 429: ["too_many_requests"] },
  },
  {
    method: "POST",
    path: "/api/user/password",
    role: "customer",
    summary: "Changes one's own password. All other sessions of the account end; this one gets a new id.",
    body: passwordInput,
    answer: user,
    refusals: { 400: ["current_password_wrong"], 429: ["too_many_requests"] },
  },
  {
    method: "POST",
    path: "/api/user/sessions/end",
    role: "customer",
    summary: "Signs the customer out everywhere, including here. Admin sessions stay.",
    after: writesPerAccount,
    status: 204,
    refusals: { 429: ["too_many_requests"] },
  },
  {
    method: "POST",
    path: "/api/login",
    role: "visitor",
    summary: "Signs in by username or email, under a new session id; an admin session beside it stays.",
    body: loginInput,
    answer: sessionAnswer,
    refusals: { 401: ["credentials_wrong"], 429: ["too_many_requests"] },
  },
  {
    method: "POST",
    path: "/api/register",
    role: "visitor",
    summary: "Creates an account and signs it in.",
    body: registerInput,
    after: [registeringLimits],
    status: 201,
    answer: sessionAnswer,
    refusals: { 409: ["username_taken", "email_taken", "terms_changed", "conflict"], 429: ["too_many_requests"] },
  },
  {
    method: "POST",
    path: "/api/logout",
    role: "visitor",
    summary: "Signs the customer out; an admin session beside it stays.",
    status: 204,
  },
  {
    method: "POST",
    path: "/api/admin/login",
    role: "visitor",
    summary:
      "Signs an admin in, for 12 hours or on his own device for 30 days; any other account gets the error of a wrong password.",
    body: adminLoginInput,
    answer: sessionAnswer,
    refusals: { 401: ["credentials_wrong"], 429: ["too_many_requests"] },
  },
  {
    method: "POST",
    path: "/api/admin/logout",
    role: "visitor",
    summary: "Signs the admin out; a customer session beside it stays.",
    status: 204,
  },
  {
    method: "GET",
    path: "/api/admin/check-auth",
    role: "visitor",
    summary: "Whether an admin is signed in.",
    alsoLoads: ["admin"],
    staff: STAFF_ROLES,
    answer: adminAuthAnswer,
  },
  {
    method: "GET",
    path: "/api/admin/health",
    role: "admin",
    summary:
      "Free space of the shop's disks (the back office warns below 1 GB), and the number of background jobs that were given up.",
    answer: shopHealth,
  },
  {
    method: "GET",
    path: "/api/admin/failed-jobs",
    role: "admin",
    summary:
      "Background jobs that were given up, such as mails, and scheduled ones that fail repeatedly, newest first; then those that are tried again after a failure, by their next attempt. In pages with `limit`.",
    query: pageQuery,
    answer: failedJobs,
  },
  {
    method: "POST",
    path: "/api/admin/failed-jobs/:id/retry",
    role: "admin",
    summary: "Runs the job again now, with retries for three days.",
    status: 204,
    refusals: { 400: ["id_invalid"], 404: ["not_found"], 409: ["job_expired"] },
  },
  {
    method: "DELETE",
    path: "/api/admin/failed-jobs/:id",
    role: "admin",
    summary: "Removes the job from the list: a mail is never sent, and a scheduled job continues at its next run.",
    status: 204,
    refusals: { 400: ["id_invalid"], 404: ["not_found"] },
  },
  {
    method: "GET",
    path: "/api/admin/users",
    role: "admin",
    summary: "All users by search and sort order; with `limit` one page, and the total number in `X-Total-Count`.",
    query: usersQuery,
    answer: users,
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
  },
  {
    method: "GET",
    path: "/api/admin/users/:id/merges",
    role: "admin",
    summary: "The accounts that have become part of this one, newest first, with what they brought.",
    query: pageQuery,
    answer: accountMerges,
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
  },
  ...passwordResetCalls,
  ...ownAccountCalls,
  ...addressCalls,
  pageFailureCall,
  ...pushCalls,
  ...staffCalls,
];
