import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { POST as acceptInMedusa } from "@medusajs/medusa/api/admin/invites/accept/route";
import { claimInvitedEmailWorkflow } from "../../../../workflows/claim-invited-email";

/** Who accepts has no session yet, but the token of a password and that of the invitation. */
export const AUTHENTICATE = false;

/**
 * Replaces Medusa's route: only here, where the invitation is shown, does a password become that of the invited email.
 * The user has that email, whatever the body names.
 */
export async function POST(
  request: AuthenticatedMedusaRequest<{ email?: string | null }>,
  response: MedusaResponse,
): Promise<void> {
  const { auth_identity_id: authIdentityId } = request.auth_context;
  const users = request.scope.resolve(Modules.USER);
  const token = String(request.filterableFields.token);
  // Medusa refuses an invalid invitation, too.
  const invite = await users.validateInviteToken(token).catch(() => undefined);
  if (invite && authIdentityId) {
    await claimInvitedEmailWorkflow(request.scope).run({ input: { authIdentityId, email: invite.email } });
    request.validatedBody.email = invite.email;
  }
  await acceptInMedusa(request as never, response);
}
