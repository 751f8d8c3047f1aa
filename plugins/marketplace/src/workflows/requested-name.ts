/** What a store is called, and what its owner asks it to be called. */
export interface StoreNames {
  name: string;
  requestedName: string | null;
}

/**
 * What becomes of a store's names when its owner writes one. The public knows a verified store by its name, so another waits for
 * an admin, also while it is suspended; the present one takes that back. A store that is not verified, and an admin's own, is
 * renamed at once.
 */
export function askForName(
  { name, isVerified }: Pick<StoreNames, "name"> & { isVerified: boolean },
  asked: string,
  byAdmin: boolean,
): StoreNames {
  if (byAdmin || !isVerified) return { name: asked, requestedName: null };
  return { name, requestedName: asked === name ? null : asked };
}
