/** What the sign-in is told of the screen that somebody wanted; it travels with the browser's history, not in the address. */
interface CameFrom {
  from: string;
}

export function cameFrom({ pathname, search }: { pathname: string; search: string }): CameFrom {
  return { from: pathname + search };
}

/** The screen to go to after signing in: the one that was wanted, or the first below `base`. Never a page outside `base`. */
export function wayBack(state: unknown, base: string): string {
  const from = state && typeof state === "object" && "from" in state ? state.from : undefined;
  return typeof from === "string" && from.startsWith(`${base}/`) ? from : base;
}
