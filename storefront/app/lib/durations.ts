/** Named durations in milliseconds (spec §9). */
export const SECONDS = (count: number) => count * 1000;
export const MINUTES = (count: number) => SECONDS(count * 60);

/** How long an answer counts as fresh. */
export const STALE = {
  default: SECONDS(30),
  products: MINUTES(2),
  settings: MINUTES(5),
  never: 0,
} as const;

/** How long a whole answer is waited for; the shop itself answers, or says that it cannot, within 14 s. */
export const REQUEST_TIMEOUT_MS = SECONDS(30);

/** Wait before the one repeat of a failed session read (spec §7). */
export const SESSION_RETRY_DELAY_MS = SECONDS(1);

/** Wait before the session is read again after login or registration (spec §4). */
export const SESSION_REFETCH_DELAY_MS = 300;

/** Rest after the last change of the cart before it is sent to the server. */
export const CART_SYNC_DELAY_MS = SECONDS(1);

/** How long a page may be on its way before that is shown: most are there before. */
export const PROGRESS_DELAY_MS = 250;

/** How long a page is left alone before what its visitor may want next is brought. */
export const PRELOAD_DELAY_MS = SECONDS(1);

/** How long after a scroll has begun all products are asked for: a slow phone shows first what it scrolls to. */
export const PREFETCH_DELAY_MS = 300;

/** How long a toast stays (spec §9). */
export const TOAST_DURATION_MS = SECONDS(5);

/** Seconds that the language is remembered. */
export const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60;
