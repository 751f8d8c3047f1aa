interface Place {
  pathname: string;
  /** With its question mark; "" when empty. */
  search: string;
}

/**
 * The state for the sign-in with the requested screen, in the format that Medusa's sign-in also uses. It is part of the
 * history entry, not of the URL.
 */
export function redirectState({ pathname, search }: Place): { from: Place } {
  return { from: { pathname, search } };
}

/** The screen to show after signing in: the requested one, or the first below `base`. Never a page outside `base`. */
export function redirectTarget(state: unknown, base: string): string {
  const { from } = (state ?? {}) as Partial<ReturnType<typeof redirectState>>;
  return from?.pathname?.startsWith(`${base}/`) ? from.pathname + from.search : base;
}
