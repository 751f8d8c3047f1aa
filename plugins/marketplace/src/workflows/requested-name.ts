/** A store's current and requested name. */
export interface StoreNames {
  name: string;
  requestedName: string | null;
}

/**
 * A store's names after its owner has entered one. The public knows a verified store by its name, so a new one is
 * pending until an admin confirms it, also while the store is suspended; entering the current name withdraws the
 * request. An unverified store, or a store changed by an admin, is renamed at once.
 */
export function askForName(
  { name, isVerified }: Pick<StoreNames, "name"> & { isVerified: boolean },
  asked: string,
  byAdmin: boolean,
): StoreNames {
  if (byAdmin || !isVerified) return { name: asked, requestedName: null };
  return { name, requestedName: asked === name ? null : asked };
}
