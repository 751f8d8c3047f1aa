interface Place {
  pathname: string;
  /** With its question mark; "" for none. */
  search: string;
}

/**
 * What the sign-in is told of the screen that somebody wanted, in the form that Medusa's sign-in knows, too; it travels with the
 * browser's history, not in the address.
 */
export function cameFrom({ pathname, search }: Place): { from: Place } {
  return { from: { pathname, search } };
}

/** The screen to go to after signing in: the one that was wanted, or the first below `base`. Never a page outside `base`. */
export function wayBack(state: unknown, base: string): string {
  const { from } = (state ?? {}) as Partial<ReturnType<typeof cameFrom>>;
  return from?.pathname?.startsWith(`${base}/`) ? from.pathname + from.search : base;
}
