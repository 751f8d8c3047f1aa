import { OWNERS, pageQuery } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { staffInviteInput, staffList, staffMember, staffRoleInput } from "../contract/staff";
import { mailsPerAccount } from "./account-limits";

/** Who works for the shop, and what they may do (decision 169). */
export const staffCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/staff",
    role: "admin",
    staff: OWNERS,
    summary: "Everybody who works for the shop, with their role, owners first.",
    query: pageQuery,
    answer: staffList,
  },
  {
    method: "POST",
    path: "/api/admin/staff",
    role: "admin",
    staff: OWNERS,
    summary: "Makes an account with a role for somebody without one, and mails a link to choose a password.",
    body: staffInviteInput,
    after: [mailsPerAccount],
    status: 201,
    answer: staffMember,
    refusals: { 409: ["staff_has_account", "email_taken", "conflict"], 429: ["too_many_requests"] },
  },
  {
    method: "PUT",
    path: "/api/admin/staff/:id",
    role: "admin",
    staff: OWNERS,
    summary:
      "Gives an account a role, or another one, which ends its admin sessions at once. There is always an owner.",
    body: staffRoleInput,
    answer: staffMember,
    refusals: { 400: ["id_invalid"], 404: ["not_found"], 409: ["last_owner", "admin_needs_email"] },
  },
  {
    method: "DELETE",
    path: "/api/admin/staff/:id",
    role: "admin",
    staff: OWNERS,
    summary: "Takes the role of somebody, whose admin sessions end at once; the account stays a customer's.",
    status: 204,
    refusals: { 400: ["id_invalid"], 404: ["not_found"], 409: ["last_owner"] },
  },
];
