import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendList } from "@zakh/kit/cache/send-list";
import { shopPage } from "@zakh/kit/configuration/kit-options";
import { shopPool } from "@zakh/kit/database/pool";
import { requestLanguage } from "@zakh/kit/http/language";
import type { StaffInviteInput } from "../../../../contract";
import { findStaff } from "../../../../read-models/staff";
import { inviteStaffWorkflow } from "../../../../workflows/invite-staff";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  sendList(request, response, await findStaff(shopPool()));
}

export async function POST(request: MedusaRequest, response: MedusaResponse) {
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
}
