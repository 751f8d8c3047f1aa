import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterContext, useLocation } from "react-router";
import { closeUppermostSheet, uppermostSheet } from "./open-sheets";

/** React Router's state of a history entry, and whether the entry is the second one of its page. */
interface EntryState {
  idx?: number;
  key?: string;
  second?: boolean;
}

/**
 * The page that is shown, and whether it still is the router's page: the router goes on before React renders the next one, and Back may be
 * pressed in between.
 */
let shown: { index: number; href: string; isCurrent: () => boolean } | undefined;

/** Whether the visit's first page stands at its second entry. */
let atSecond = false;

/** Tells this file which page is shown, in an effect, when the sheets of the page before are closed. */
export function ShownPage() {
  const { key } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    const state = entryState();
    if (state?.second) atSecond = true;
    // The first page was replaced, by the sign-in for example.
    else if (atSecond && state?.idx === 0) window.history.replaceState({ ...state, second: true }, "");
    const isCurrent = () => router?.state.location.key === key;
    shown = { index: state?.idx ?? 0, href: window.location.href, isCurrent };
  }, [key, router]);
  return null;
}

function entryState(): EntryState | null {
  return window.history.state;
}

/**
 * Adds a second history entry for the visit's first page, so that Back can close an open sheet instead of leaving the shop. Later pages
 * need none.
 */
export function addSecondEntry(): void {
  const state = entryState();
  // While the history returns to the page, the entry is not the page's.
  if (!shown?.isCurrent() || shown.index !== 0 || state?.idx !== 0 || state.second) return;
  window.history.pushState({ ...state, second: true }, "");
  atSecond = true;
}

/** How long a press of Back may take to arrive after another one, in ms. */
const SETTLE_MS = 100;

/**
 * Back closes the uppermost sheet, and the page stays: the history returns to its entry before the router hears of it. The two entries of
 * the visit's first page are one to the router. Call it before the router is created, because listeners run in their order.
 */
export function closeSheetsOnBack(): void {
  /** Where the history is to come to rest, while it returns, and where it was last. */
  let wanted: number | undefined;
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** More presses may have called off the return, or not: what is missing is seen when they are over. */
  function returnLater() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const index = entryState()?.idx;
      if (wanted !== undefined && index !== undefined && index !== wanted) window.history.go(wanted - index);
      else wanted = undefined;
    }, SETTLE_MS);
  }

  window.addEventListener("popstate", (event: PopStateEvent) => {
    const state = numbered(event.state as EntryState | null);
    atSecond = state.idx === 0 && state.second === true;
    if (wanted !== undefined) {
      const arrived = state.idx === wanted;
      // A press of Back during the return: it leads on from the page whose sheet the first one has closed.
      if (!arrived) wanted += Math.sign(state.idx - last);
      last = state.idx;
      if (!arrived) returnLater();
      else wanted = undefined;
      if (!arrived || state.idx === shown?.index) event.stopImmediatePropagation();
      return;
    }
    if (!shown?.isCurrent()) return;
    const steps = shown.index - state.idx;
    if (steps !== 0 && uppermostSheet()) {
      event.stopImmediatePropagation();
      wanted = shown.index;
      last = state.idx;
      window.history.go(steps);
      closeUppermostSheet();
    } else if (steps === 0 && shown.index === 0) {
      event.stopImmediatePropagation();
      if (state.second) return;
      if (closeUppermostSheet()) return window.history.forward();
      // The entry of a page that was replaced at the second one; without an entry before it, it stays.
      if (window.location.href !== shown.href) window.history.replaceState(state, "", shown.href);
      window.history.back();
    }
  });
}

/**
 * The state of the entry that was just opened. One of the browser's own, of a link within the page, gets the next number, as the router's
 * entries have.
 */
function numbered(state: EntryState | null): EntryState & { idx: number } {
  if (state?.idx !== undefined) return { ...state, idx: state.idx };
  const own = { ...state, idx: (shown?.index ?? 0) + 1, key: Math.random().toString(36).slice(2, 10) };
  window.history.replaceState(own, "");
  return own;
}
