import { sendList } from "@zakh/kit/cache/send-list";
import { shopPage } from "@zakh/kit/configuration/kit-options";
import { OWNERS, pageQuery } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { requestLanguage } from "@zakh/kit/http/language";
import { writeId } from "@zakh/kit/http/path-id";
import type { StaffInviteInput, StaffRoleInput } from "../contract";
import { staffInviteInput, staffList, staffMember, staffRoleInput } from "../contract/staff";
import { findStaff } from "../read-models/staff";
import { inviteStaffWorkflow } from "../workflows/invite-staff";
import { setStaffRoleWorkflow } from "../workflows/set-staff-role";
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
    handler: async (request, response) => sendList(request, response, await findStaff(shopPool())),
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
    handler: async (request, response) => {
      const invited = request.validatedBody as StaffInviteInput;
      const { result } = await inviteStaffWorkflow(request.scope).run({
        input: {
          ...invited,
          language: requestLanguage(request),
          page: shopPage("/password-reset"),
          admin: shopPage("/admin"),
        },
      });
      const [member] = await findStaff(shopPool(), result.number);
      response.status(201).json(member);
    },
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
    handler: async (request, response) => {
      const { role } = request.validatedBody as StaffRoleInput;
      const number = writeId(request.params.id);
      await setStaffRoleWorkflow(request.scope).run({ input: { number, role } });
      const [member] = await findStaff(shopPool(), number);
      response.json(member);
    },
  },
  {
    method: "DELETE",
    path: "/api/admin/staff/:id",
    role: "admin",
    staff: OWNERS,
    summary: "Takes the role of somebody, whose admin sessions end at once; the account stays a customer's.",
    status: 204,
    refusals: { 400: ["id_invalid"], 404: ["not_found"], 409: ["last_owner"] },
    handler: (request) =>
      setStaffRoleWorkflow(request.scope).run({ input: { number: writeId(request.params.id), role: null } }),
  },
];
