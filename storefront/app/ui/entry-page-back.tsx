import { useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { afterFrame } from "../lib/after-frame";
import { closeUppermostSheet, hasOpenSheet } from "./open-sheets";

/** What React Router keeps with an entry of the browser's history, and whether the entry is the second one of its page. */
interface EntryState {
  idx?: number;
  key?: string;
  second?: boolean;
}

/** The state of the page by which the shop was entered, when that is the router's page. Else it is not there, or left at once. */
function entryPageState(state: EntryState | null, key: string): EntryState | undefined {
  return state?.idx === 0 && (state.key ?? "default") === key ? state : undefined;
}

function addSecondEntry(key: string): void {
  const state = entryPageState(window.history.state, key);
  if (state && !state.second) window.history.pushState({ ...state, second: true }, "");
}

/**
 * Gives the page by which the shop was entered a second entry in the browser's history, so that Back has one to leave while a
 * sheet is open. Pages after it need none: the router blocks Back there.
 */
export function useSecondEntry(): void {
  const { key } = useLocation();
  // Before the sheet is seen: somebody may be quick.
  useLayoutEffect(() => addSecondEntry(key), [key]);
}

/** Of the page that the router shows. */
let shownKey: string | undefined;

/** Tells `followBackOnEntryPage` which page that is. */
export function ShownPage() {
  const { key } = useLocation();
  useEffect(() => {
    shownKey = key;
  }, [key]);
  return null;
}

/**
 * Back on the page by which the shop was entered: between its two entries, of which the router sees one, it closes the uppermost
 * sheet, or goes on and leaves the page when none is open. To be called before the router is made: whose listener is first hears first.
 */
export function followBackOnEntryPage(): void {
  window.addEventListener("popstate", (event) => {
    const key = shownKey;
    const state = key && entryPageState(event.state, key);
    if (!state) return;
    event.stopImmediatePropagation();
    if (state.second) return;
    if (!closeUppermostSheet()) window.history.back();
    // Another lay under it, or it stays, with a question.
    afterFrame(() => {
      if (hasOpenSheet()) addSecondEntry(key);
    });
  });
}
