const SECOND = 1000;

/** How long query results count as fresh, in ms (spec §9). */
export const FRESH = {
  byDefault: 30 * SECOND,
  session: 10 * SECOND,
  orders: 5 * SECOND,
} as const;

/** Polling intervals in ms (spec §7, ruling 45); see `usePendingCounts`. */
export const POLL_INTERVAL_MS = {
  /** Nothing of a shop is seen for longer than 2 s after the session has ended elsewhere. */
  session: 1.5 * SECOND,
  orders: 15 * SECOND,
  settling: 1 * SECOND,
  health: 60 * SECOND,
  pendingVisible: 10 * SECOND,
  pendingHidden: 30 * SECOND,
} as const;

/** Delays of the sign-in in ms (spec §4 Admin login). */
export const LOGIN_DELAY_MS = {
  /** Time to read the greeting before the session is checked. */
  greeting: 1.5 * SECOND,
  /** Delay before a second check when the session is not visible yet. */
  secondChance: 1 * SECOND,
} as const;

/** Timeout of a read in ms; the edge's timeout is shorter. */
export const READ_TIMEOUT_MS = 15 * SECOND;

/** Interval in ms at which changes that wait for the network are sent again. */
export const RETRY_WAITING_MS = 10 * SECOND;

/** How long signing out waits for the end of the device's messages, in ms. */
export const PUSH_END_TIMEOUT_MS = 3 * SECOND;

/** Debounce delay of search fields in ms. */
export const SEARCH_DEBOUNCE_MS = 300;

/** Pause after which a typed weight is saved, in ms: long enough for the next digit. */
export const SAVE_WEIGHT_MS = 1.5 * SECOND;

/** How long a toast is shown, in ms (spec §9). */
export const TOAST_MS = 5 * SECOND;

/** How long a toast offers to undo a status, in ms; the mail about it goes two seconds later. */
export const UNDO_STATUS_MS = 8 * SECOND;

/** How long a decided transfer offers to undo the decision in place, in ms. */
export const UNDO_MS = 10 * SECOND;

/** Delay of a tooltip in ms (spec §9). */
export const TOOLTIP_DELAY_MS = 300;

/** How long a toast stays whose text is to be copied by hand. */
export const COPY_BY_HAND_MS = 30 * SECOND;
