import { ApiError } from "@zakh/kit/errors/api-error";
import { dutyNamesIn, missingOfStore, type StoreIdentity } from "../contract";

/**
 * Refuses a step of a store that has not told who it is by law: 409 `store_identity_missing`, which names what is missing, in its text and by field.
 * What was missing before (`known`) is not asked for.
 */
export function requireIdentity(identity: StoreIdentity, sellsMeat: boolean, known?: StoreIdentity): void {
  const before = known ? missingOfStore(known, sellsMeat) : [];
  const missing = missingOfStore(identity, sellsMeat).filter((duty) => !before.includes(duty));
  if (missing.length === 0) return;
  throw new ApiError(409, "store_identity_missing", {
    params: { missing: dutyNamesIn(missing) },
    fields: Object.fromEntries(missing.map((duty) => [duty, "required"])),
  });
}
