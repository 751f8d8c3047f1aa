import { useEffect } from "react";
import { useLocation } from "react-router";
import { afterFrame } from "../lib/browser/after-frame";
import { closeUppermostSheet, hasOpenSheet } from "./open-sheets";

/** What React Router keeps with an entry of the browser's history, and whether the entry is the second one of its page. */
interface EntryState {
  idx?: number;
  key?: string;
  second?: boolean;
}

/** Key of the page that the router shows. */
let shownKey: string | undefined;

/** Tells this file which page that is. */
export function ShownPage() {
  const { key } = useLocation();
  useEffect(() => {
    shownKey = key;
  }, [key]);
  return null;
}

/** Of the page by which the shop was entered, while that is the page shown. Another page's entry is being left, or not there yet. */
function isEntryPage(state: EntryState | null): state is EntryState {
  return state?.idx === 0 && state.key === shownKey;
}

/**
 * Gives the page by which the shop was entered a second entry in the browser's history, so that Back has one to leave while a
 * sheet is open. Pages after it need none: the router blocks Back there.
 */
export function addSecondEntry(): void {
  const state = window.history.state as EntryState | null;
  if (isEntryPage(state) && !state.second) window.history.pushState({ ...state, second: true }, "");
}

/**
 * Back on the page by which the shop was entered: between its two entries, of which the router sees one, it closes the uppermost
 * sheet, or goes on and leaves the page when none is open. To be called before the router is made: whose listener is first hears first.
 */
export function followBackOnEntryPage(): void {
  window.addEventListener("popstate", (event) => {
    if (!isEntryPage(event.state)) return;
    event.stopImmediatePropagation();
    if (event.state.second) return;
    if (!closeUppermostSheet()) window.history.back();
    // Another lay under it, or it stays, with a question.
    afterFrame(() => {
      if (hasOpenSheet()) addSecondEntry();
    });
  });
}
