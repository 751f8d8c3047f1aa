import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterContext, useLocation } from "react-router";

/** React Router's state of a history entry, and whether the entry is the second one of its page. */
interface EntryState {
  idx?: number;
  key?: string;
  second?: boolean;
}

interface ShownEntry {
  index: number;
  href: string;
  isCurrent: () => boolean;
  /** Whether a form with unsaved changes keeps the router from going to an entry. */
  refuses: (entry: EntryState) => boolean;
}

/** What Back closes: the shop's sheets; the back office's drawers, unless they are part of the address; questions. Later ones are uppermost. */
const LAYERS = "dialog[open], [data-back-closes][data-state=open], [role=alertdialog][data-state=open]";

function uppermost(): Element | undefined {
  return [...document.querySelectorAll(LAYERS)].at(-1);
}

/** Closes it as Escape does, so it may stay open to ask about unsaved changes. Returns whether there was one. */
function closeUppermost(): boolean {
  const layer = uppermost();
  if (layer instanceof HTMLDialogElement) layer.dispatchEvent(new Event("cancel", { cancelable: true }));
  // Radix has no other way to close its uppermost layer from outside.
  else if (layer) document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  return layer !== undefined;
}

/**
 * The page that is shown, and whether it still is the router's page: the router goes on before React renders the next one, and Back may be
 * pressed in between.
 */
let shown: ShownEntry | undefined;

/** Whether the visit's first page stands at its second entry. */
let atSecond = false;

/** The return of the history to an entry, which takes a moment: its number, and whether the router itself returns. */
let returning: { to: number; byRouter: boolean } | undefined;

/** Tells this file which page is shown, in an effect, when what was open over the page before is closed. Once a page. */
export function ShownPage() {
  const { key } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    const state = entryState();
    if (state?.second) atSecond = true;
    // The first page was replaced, by the sign-in for example.
    else if (atSecond && state?.idx === 0) window.history.replaceState({ ...state, second: true }, "");
    const isCurrent = () => router?.state.location.key === key;
    const refuses = (entry: EntryState) =>
      [...(router?.state.blockers.values() ?? [])].some(
        ({ state, location }) => state === "blocked" && location.key === (entry.key ?? "default"),
      );
    shown = { index: state?.idx ?? 0, href: window.location.href, isCurrent, refuses };
  }, [key, router]);
  useEffect(() => {
    // Behind the router's own listener, which is there by now.
    window.addEventListener("popstate", noteRefusal);
    return () => window.removeEventListener("popstate", noteRefusal);
  }, []);
  return null;
}

/** A form with unsaved changes has stopped the router, which now returns to the page's entry. */
function noteRefusal(): void {
  const state = entryState();
  if (shown && state && state.idx !== shown.index && shown.refuses(state)) {
    returning = { to: shown.index, byRouter: true };
    returnLater();
  }
}

function entryState(): EntryState | null {
  return window.history.state;
}

/**
 * Adds a second history entry for the visit's first page, so that Back can close what is open instead of leaving the shop. Later pages
 * need none.
 */
export function addSecondEntry(): void {
  const state = entryState();
  // While the history returns to the page, the entry is not the page's.
  if (!shown?.isCurrent() || shown.index !== 0 || state?.idx !== 0 || state.second) return;
  window.history.pushState({ ...state, second: true }, "");
  atSecond = true;
}

/** Back closes a drawer that is marked with `data-back-closes`. */
export function useBackCloses(open: boolean): void {
  useEffect(() => {
    if (open) addSecondEntry();
  }, [open]);
}

/** How long a press of Back may take to arrive after another one, in ms. */
const SETTLE_MS = 100;

let timer: ReturnType<typeof setTimeout> | undefined;

/** More presses may have called off the return, or not: what is missing is seen when they are over. */
function returnLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const index = entryState()?.idx;
    if (returning && index !== undefined && index !== returning.to) window.history.go(returning.to - index);
    else returning = undefined;
  }, SETTLE_MS);
}

/**
 * Back closes what is uppermost, and the page stays: the history returns to its entry before the router hears of it. The two entries of
 * the visit's first page are one to the router. Call it once.
 */
export function closeOnBack(): void {
  /** The number of the last entry during a return. */
  let last = 0;

  const onBack = (event: PopStateEvent) => {
    const state = numbered(event.state as EntryState | null);
    atSecond = state.idx === 0 && state.second === true;
    if (returning) {
      const arrived = state.idx === returning.to;
      const { byRouter } = returning;
      if (arrived) returning = undefined;
      else {
        // A press of Back during the return: it leads on from the page whose sheet the first one has closed, but not from a form that asks.
        if (!byRouter) returning.to += Math.sign(state.idx - last);
        returnLater();
      }
      last = state.idx;
      // The router takes the next entry for the end of its own return, and has not heard that a sheet's page was left.
      if (!arrived || (!byRouter && state.idx === shown?.index)) event.stopImmediatePropagation();
      return;
    }
    if (!shown?.isCurrent()) return;
    const steps = shown.index - state.idx;
    if (steps !== 0 && uppermost()) {
      event.stopImmediatePropagation();
      returning = { to: shown.index, byRouter: false };
      last = state.idx;
      window.history.go(steps);
      closeUppermost();
    } else if (steps === 0 && shown.index === 0) {
      event.stopImmediatePropagation();
      if (state.second) return;
      if (closeUppermost()) return window.history.forward();
      // The entry of a page that was replaced at the second one; without an entry before it, it stays.
      if (window.location.href !== shown.href) window.history.replaceState(state, "", shown.href);
      window.history.back();
    }
  };
  // Before the router's listener, even where the router was created earlier.
  window.addEventListener("popstate", onBack, { capture: true });
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
