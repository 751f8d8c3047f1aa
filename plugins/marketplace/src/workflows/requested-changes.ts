import { CONFIRMED_FIELDS, type ConfirmedChanges, type ConfirmedField, type ConfirmedValues } from "../contract";

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
  const given = CONFIRMED_FIELDS.filter((field) => asked[field] !== undefined);
  const pending = {
    ...pick(
      requested ?? {},
      CONFIRMED_FIELDS.filter((field) => asked[field] === undefined && requested?.[field] !== undefined),
    ),
    ...(waits &&
      pick(
        asked,
        given.filter((field) => asked[field] !== values[field]),
      )),
  };
  return { applied: waits ? {} : pick(asked, given), requested: Object.keys(pending).length > 0 ? pending : null };
}

function pick(changes: ConfirmedChanges, fields: readonly ConfirmedField[]): ConfirmedChanges {
  return Object.fromEntries(fields.map((field) => [field, changes[field]]));
}
