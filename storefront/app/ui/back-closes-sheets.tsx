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
let shown: { index: number; isCurrent: () => boolean } | undefined;

/** Tells this file which page is shown, in an effect, when the sheets of the page before are closed. */
export function ShownPage() {
  const { key } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    const isCurrent = () => router?.state.location.key === key;
    shown = { index: entryState()?.idx ?? 0, isCurrent };
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
  if (shown?.isCurrent() && shown.index === 0 && !state?.second)
    window.history.pushState({ ...state, second: true }, "");
}

/**
 * Back closes the uppermost sheet, and the page stays: the history returns to its entry before the router hears of it. The two entries of
 * the visit's first page are one to the router. Call it before the router is created, because listeners run in their order.
 */
export function closeSheetsOnBack(): void {
  let returning = false;
  window.addEventListener("popstate", (event: PopStateEvent) => {
    const state = event.state as EntryState | null;
    if (returning) {
      returning = false;
      event.stopImmediatePropagation();
      return;
    }
    if (state?.idx === undefined || !shown?.isCurrent()) return;
    const steps = shown.index - state.idx;
    if (steps !== 0 && uppermostSheet()) {
      event.stopImmediatePropagation();
      returning = true;
      window.history.go(steps);
      closeUppermostSheet();
    } else if (steps === 0 && shown.index === 0) {
      event.stopImmediatePropagation();
      if (state.second) return;
      if (closeUppermostSheet()) window.history.forward();
      else window.history.back();
    }
  });
}
