import { useEffect } from "react";
import { useLocation } from "react-router";
import { afterFrame } from "../lib/browser/after-frame";
import { closeUppermostSheet, uppermostSheet } from "./open-sheets";

/** React Router's state of a history entry, and whether the entry is the second one of its page. */
interface EntryState {
  idx?: number;
  key?: string;
  second?: boolean;
}

/** The router's key of the current page. */
let shownKey: string | undefined;

/** Keeps `shownKey` up to date. */
export function ShownPage() {
  const { key } = useLocation();
  useEffect(() => {
    shownKey = key;
  }, [key]);
  return null;
}

/** Whether the entry is the visit's first page and is shown now; during a navigation the entry belongs to another page. */
function isEntryPage(state: EntryState | null): state is EntryState {
  return state?.idx === 0 && state.key === shownKey;
}

/**
 * Adds a second history entry for the visit's first page, so that Back can close an open sheet instead of leaving the shop. Later pages
 * need none, because the router blocks Back there.
 */
export function addSecondEntry(): void {
  const state = window.history.state as EntryState | null;
  if (isEntryPage(state) && !state.second) window.history.pushState({ ...state, second: true }, "");
}

/**
 * Handles Back on the visit's first page. Between its two entries, which are one to the router, Back closes the uppermost sheet; if none
 * is open, it goes back once more and leaves the page. Call it before the router is created, because listeners run in their order.
 */
export function followBackOnEntryPage(): void {
  window.addEventListener("popstate", (event) => {
    if (!isEntryPage(event.state)) return;
    event.stopImmediatePropagation();
    if (event.state.second) return;
    if (!closeUppermostSheet()) window.history.back();
    // Another sheet may be open under it, or it may stay open and ask about unsaved changes.
    afterFrame(() => {
      if (uppermostSheet()) addSecondEntry();
    });
  });
}
