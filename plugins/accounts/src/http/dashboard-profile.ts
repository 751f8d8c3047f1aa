import type { MedusaRequest } from "@medusajs/framework/http";
import { ApiError } from "@zakh/kit/errors/api-error";
import { profileInput } from "../contract/profile";
import type { SignedInAccount } from "../read-models/accounts";
import { updateProfileWorkflow } from "../workflows/update-profile";

/** Name and phone as Medusa's dashboard sends them; omitted fields stay unchanged. */
interface MedusaProfile {
  first_name?: string | null;
  last_name?: string | null;
  phone?: string | null;
}

/**
 * Saves name and phone from Medusa's dashboard in the shop's account, with the rules of the profile page (ruling 21).
 * Medusa's two names are joined, because the shop has one. Throws 400 with the first violated rule.
 */
export async function updateProfileFromDashboard(
  scope: MedusaRequest["scope"],
  { accountId, customerId, userId, ...before }: SignedInAccount,
  sent: MedusaProfile,
): Promise<void> {
  const asked = { name: sentName(before.name, sent), phone: sent.phone === null ? "" : sent.phone };
  // Unchanged values are not validated, because the dashboard sends every field and older values may violate current
  // rules.
  const changed = {
    name: asked.name === before.name ? undefined : asked.name,
    phone: asked.phone === before.phone ? undefined : asked.phone,
  };
  if (changed.name === undefined && changed.phone === undefined) return;
  const parsed = profileInput.safeParse(changed);
  if (!parsed.success) throw new ApiError(400, parsed.error.issues[0]?.message ?? "value_invalid");
  await updateProfileWorkflow(scope).run({ input: { ...parsed.data, accountId, customerId, userId } });
}

function sentName(present: string, { first_name: first, last_name: last }: MedusaProfile): string | undefined {
  if (first === undefined && last === undefined) return undefined;
  return [first === undefined ? present : first, last].filter(Boolean).join(" ");
}
