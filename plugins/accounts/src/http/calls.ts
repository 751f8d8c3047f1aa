import { pageOf, sendPage } from "@zakh/kit/cache/send-list";
import { pageQuery } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { writeId } from "@zakh/kit/http/path-id";
import { signOut } from "@zakh/kit/http/session";
import { countGivenUpJobs, listFailedJobs } from "@zakh/kit/job-queue/failed-jobs";
import { diskSpace } from "@zakh/kit/observability/disk-space";
import {
  failedJobs,
  type PasswordInput,
  type ProfileInput,
  passwordInput,
  profileInput,
  type ShopHealth,
  shopHealth,
  user,
} from "../contract";
import { toUser } from "../read-models/accounts";
import { changePasswordWorkflow } from "../workflows/change-password";
import { dismissFailedJobWorkflow } from "../workflows/dismiss-failed-job";
import { endSessionsWorkflow } from "../workflows/end-sessions";
import { retryFailedJobWorkflow } from "../workflows/retry-failed-job";
import { updateProfileWorkflow } from "../workflows/update-profile";
import { writesPerAccount } from "./account-limits";
import { addressCalls } from "./address-calls";
import { ACTORS_TABLES, customerOf } from "./guards";
import { ownAccountCalls } from "./own-account-calls";
import { withOwnPassword } from "./own-password";
import { pageFailureCall } from "./page-failure-call";
import { passwordResetCalls } from "./password-reset-calls";
import { pushCalls } from "./push-calls";
import { renewSession } from "./sign-in";
import { signInCalls } from "./sign-in-calls";
import { staffCalls } from "./staff-calls";
import { userCalls } from "./user-calls";

export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/user",
    role: "customer",
    personalTables: ACTORS_TABLES,
    summary: "The signed-in user; 401 for a visitor.",
    answer: user,
    handler: (request, response) => response.json(toUser(customerOf(request))),
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
    handler: async (request, response) => {
      const account = customerOf(request);
      const { accountId, customerId, userId } = account;
      const { result } = await updateProfileWorkflow(request.scope).run({
        input: { ...(request.validatedBody as ProfileInput), accountId, customerId, userId },
      });
      response.json(toUser({ ...account, ...result }));
    },
  },
  {
    method: "POST",
    path: "/api/user/password",
    role: "customer",
    summary: "Changes one's own password. All other sessions of the account end; this one gets a new id.",
    body: passwordInput,
    answer: user,
    refusals: { 400: ["current_password_wrong"], 429: ["too_many_requests"] },
    handler: async (request, response) => {
      const account = customerOf(request);
      const { accountId, email } = account;
      const input = { ...(request.validatedBody as PasswordInput), accountId, email };
      const { result: versions } = await withOwnPassword(request, account, () =>
        changePasswordWorkflow(request.scope).run({ input }),
      );
      await renewSession(request, account, versions);
      response.json(toUser(account));
    },
  },
  {
    method: "POST",
    path: "/api/user/sessions/end",
    role: "customer",
    summary: "Signs the customer out everywhere, including here. Admin sessions stay.",
    after: writesPerAccount,
    status: 204,
    refusals: { 429: ["too_many_requests"] },
    handler: async (request) => {
      const { accountId } = customerOf(request);
      await endSessionsWorkflow(request.scope).run({ input: { accountId, halves: ["customer"] } });
      await signOut(request, "customer");
    },
  },
  ...signInCalls,
  {
    method: "GET",
    path: "/api/admin/health",
    role: "admin",
    summary:
      "Free space of the shop's disks (the back office warns below 1 GB), and the number of background jobs that were given up.",
    answer: shopHealth,
    handler: async (_request, response) => {
      const [disks, failedJobs] = await Promise.all([diskSpace(), countGivenUpJobs(shopPool())]);
      const health: ShopHealth = { disks, failedJobs };
      response.json(health);
    },
  },
  {
    method: "GET",
    path: "/api/admin/failed-jobs",
    role: "admin",
    summary:
      "Background jobs that were given up, such as mails, and scheduled ones that fail repeatedly, newest first; then those that are tried again after a failure, by their next attempt. In pages with `limit`.",
    query: pageQuery,
    answer: failedJobs,
    handler: async (request, response) => {
      const { jobs, total } = await listFailedJobs(shopPool(), pageOf(request));
      sendPage(request, response, jobs, total);
    },
  },
  {
    method: "POST",
    path: "/api/admin/failed-jobs/:id/retry",
    role: "admin",
    summary: "Runs the job again now, with retries for three days.",
    status: 204,
    refusals: { 400: ["id_invalid"], 404: ["not_found"], 409: ["job_expired"] },
    handler: (request) => retryFailedJobWorkflow(request.scope).run({ input: { number: writeId(request.params.id) } }),
  },
  {
    method: "DELETE",
    path: "/api/admin/failed-jobs/:id",
    role: "admin",
    summary: "Removes the job from the list: a mail is never sent, and a scheduled job continues at its next run.",
    status: 204,
    refusals: { 400: ["id_invalid"], 404: ["not_found"] },
    handler: (request) =>
      dismissFailedJobWorkflow(request.scope).run({ input: { number: writeId(request.params.id) } }),
  },
  ...userCalls,
  ...passwordResetCalls,
  ...ownAccountCalls,
  ...addressCalls,
  pageFailureCall,
  ...pushCalls,
  ...staffCalls,
];
