import { CONFIRMED_FIELDS, type ConfirmedChanges, type ConfirmedValues } from "../contract";

interface Asked {
  /** As they stand. */
  values: ConfirmedValues;
  /** What waits for an admin already. */
  requested: ConfirmedChanges | null;
  isVerified: boolean;
}

/**
 * A store's confirmed fields after its owner has entered some, and what then waits. The public knows a verified store by them, so a change
 * waits until an admin confirms it, also while the store is suspended; entering the current value withdraws the request. In an unverified store,
 * or by an admin, it is applied at once.
 */
export function requestChanges(
  { values, requested, isVerified }: Asked,
  asked: ConfirmedChanges,
  byAdmin: boolean,
): { applied: ConfirmedChanges; requested: ConfirmedChanges | null } {
  const waits = isVerified && !byAdmin;
  const pending: ConfirmedChanges = {};
  const applied: ConfirmedChanges = {};
  for (const field of CONFIRMED_FIELDS) {
    const entered = asked[field];
    if (entered === undefined) {
      if (requested?.[field] !== undefined) pending[field] = requested[field];
    } else if (!waits) applied[field] = entered;
    else if (entered !== values[field]) pending[field] = entered;
  }
  return { applied, requested: Object.keys(pending).length > 0 ? pending : null };
}
