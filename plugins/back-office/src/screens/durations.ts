const SECOND = 1000;

/** How long an answer counts as fresh (spec §9). */
export const FRESH = {
  byDefault: 30 * SECOND,
  session: 10 * SECOND,
  orders: 5 * SECOND,
} as const;

/** How often an answer is asked for again (spec §7, ruling 45). */
export const POLL = {
  orders: 15 * SECOND,
  health: 60 * SECOND,
  pendingVisible: 10 * SECOND,
  pendingHidden: 30 * SECOND,
} as const;

/** Steps of the way in (spec §4 Admin login). */
export const LOGIN = {
  /** Time to read the greeting before the session is checked. */
  greeting: 1.5 * SECOND,
  /** One more moment for a session that is not seen yet. */
  secondChance: 1 * SECOND,
} as const;

/** How long an answer to a read is waited for; the edge gives up before. */
export const READ_LIMIT = 15 * SECOND;

/** A pause in typing that is taken for a finished word. */
export const TYPING_PAUSE = 300;

/** How long a toast stays (spec §9). */
export const TOAST = 5 * SECOND;

/** How long a mouse rests before a tooltip answers (spec §9). */
export const TOOLTIP = 300;
