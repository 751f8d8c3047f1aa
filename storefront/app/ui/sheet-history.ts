import { beforeRouter } from "./before-router";

/**
 * Makes Back (and the gesture of phones, which is the same) close the uppermost sheet instead of leaving the page.
 *
 * Every open sheet has an entry of its own in the browser's history, with the page's address and the router's state. Going
 * between entries of one page is kept from the router. What the router does meanwhile waits until those entries are taken
 * back, so that the next page stands right above the one that it was opened from, and one Back leads there.
 */

interface Place {
  /** The router's number of the page; its sheets' entries have the same. */
  page: unknown;
  /** How many sheets are open at this entry. */
  sheets: number;
}

/** Going through the history takes a moment; where there is nothing to go to, nothing tells that it is over. */
const TRAVEL_MOST = 1000;

/** Close the open sheets, the uppermost last. */
const closers: (() => void)[] = [];

/** What the router does once no sheet has an entry. */
const waiting: (() => void)[] = [];

let travelling: ReturnType<typeof setTimeout> | undefined;
let last: Place;

/** Has Back call `close` while this sheet is the uppermost, until the answer is called. */
export function closeOnBack(close: () => void): () => void {
  const closer = () => close();
  closers.push(closer);
  // In a moment: what closes while another opens leaves its entry to it.
  queueMicrotask(settle);
  return () => {
    closers.splice(closers.indexOf(closer), 1);
    queueMicrotask(settle);
  };
}

/** Takes back the entries of closed sheets, does what waited for that, and gives each open sheet its entry. */
function settle(): void {
  if (travelling) return;
  const { sheets } = here();
  const wanted = waiting.length > 0 ? 0 : closers.length;
  if (sheets > wanted) {
    travel(wanted - sheets);
    return;
  }
  while (waiting.length > 0 && !travelling) waiting.shift()?.();
  if (travelling) return;
  for (let entry = here().sheets; entry < closers.length; entry += 1) {
    pushState.call(window.history, { ...window.history.state, sheets: entry + 1 }, "");
  }
  last = here();
}

function travel(steps: number): void {
  travelling = setTimeout(arrive, TRAVEL_MOST);
  go.call(window.history, steps);
}

function arrive(): void {
  clearTimeout(travelling);
  travelling = undefined;
  last = here();
  queueMicrotask(settle);
}

function onPopState(event: PopStateEvent): void {
  const before = last;
  const byItself = travelling === undefined;
  arrive();
  if (before.page !== last.page || before.sheets === last.sheets) return;
  event.stopImmediatePropagation();
  if (byItself) for (const close of closers.slice(last.sheets).reverse()) close();
}

function here(): Place {
  const { idx, sheets } = (window.history.state ?? {}) as { idx?: unknown; sheets?: number };
  return { page: idx, sheets: sheets ?? 0 };
}

/** Lets the router change the history at once only where no sheet has an entry. */
function afterSheets<Parameters extends unknown[]>(change: (...parameters: Parameters) => void) {
  return (...parameters: Parameters): void => {
    waiting.push(() => change.apply(window.history, parameters));
    settle();
  };
}

const { pushState, replaceState, go } = import.meta.env.SSR ? ({} as History) : window.history;

if (!import.meta.env.SSR) {
  last = here();
  window.history.pushState = afterSheets(pushState);
  window.history.replaceState = afterSheets(replaceState);
  window.history.go = afterSheets((steps?: number) => travel(steps ?? 0));
  beforeRouter.onPopState = onPopState;
  // A page that was reloaded while a sheet was open has its entry still.
  settle();
}
