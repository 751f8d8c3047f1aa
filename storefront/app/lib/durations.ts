/** Named durations in milliseconds (spec §9). */
export const SECONDS = (count: number) => count * 1000;
export const MINUTES = (count: number) => SECONDS(count * 60);

/** How long the data of a query is fresh. */
export const STALE = {
  default: SECONDS(30),
  products: MINUTES(2),
  settings: MINUTES(5),
  never: 0,
} as const;

/** Timeout of a call to the API; the server itself answers within 14 s, with 503 if need be. */
export const REQUEST_TIMEOUT_MS = SECONDS(30);

/** Wait before a failed read of the session is repeated once (spec §7). */
export const SESSION_RETRY_DELAY_MS = SECONDS(1);

/** How long this device keeps what was typed at checkout. */
export const CHECKOUT_DRAFT_MS = MINUTES(24 * 60);

/** Wait before the session is read again after login or registration (spec §4). */
export const SESSION_REFETCH_DELAY_MS = 300;

/**
 * How often a visible page of a signed-in person asks whether the session has ended elsewhere. The edge answers from memory. Pages that show
 * what is personal ask so often that nothing of it is seen for longer than 2 s; a phone would pay for that on every other page too.
 */
export const SESSION_REFETCH_INTERVAL_MS = { personal: SECONDS(1.5), other: SECONDS(15) } as const;

/** Wait after the last change of the cart before it is saved on the server. */
export const CART_SYNC_DELAY_MS = SECONDS(1);

/** How long a navigation takes before the progress bar is shown; most are done earlier. */
export const PROGRESS_DELAY_MS = 250;

/** How long after a page has opened code is preloaded that may be needed next. */
export const PRELOAD_DELAY_MS = SECONDS(1);

/** How long a toast is shown (spec §9). */
export const TOAST_DURATION_MS = SECONDS(5);

/** How long a toast with a button is shown: it has to be read and reached. */
export const ACTION_TOAST_DURATION_MS = SECONDS(8);
/** A toast whose text is to be copied by hand. */
export const COPY_BY_HAND_MS = SECONDS(30);

/** Max-Age of the language cookie. */
export const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60;
