import type { QueryClient } from "@tanstack/react-query";
import { forgetStored, STORED_OF_CUSTOMER } from "@zakh/back-office/screens/stored";
import { OWNER_KEY } from "../cart/storage-keys";
import { cart } from "../cart/use-cart";
import { favorites } from "../favorites/favorites-store";
import { localStore } from "../lib/browser/browser-storage";
import { shownAccount } from "../lib/data/api";
import { FORM_OWNER_KEY, USER_KEY } from "../lib/data/query-keys";
import { endNotices } from "./end-notices";

/** The account whose things this tab shows; `undefined` for a visitor. */
let shown: number | undefined;

/**
 * Sends with every write the account that the pages show, and leaves the page as soon as that account is signed out: in this tab, in
 * another one, or elsewhere. A page from the back-forward cache has heard of nothing, and asks first. Returns a function that stops it.
 */
export function watchSession(queryClient: QueryClient): () => void {
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: USER_KEY });
  const follow = () => {
    const session = queryClient.getQueryData(USER_KEY);
    if (session === undefined || session === "offline") return;
    const before = shown;
    shown = session?.id;
    if (session) cart.claim(session.id);
    // Also when the browser was closed before the session ended.
    if (session === null && (before ?? localStore.read(OWNER_KEY)) !== undefined) {
      forgetStored(STORED_OF_CUSTOMER);
      void endNotices();
    }
    // What was typed waits, unseen, for its owner (`useSignInAgain`).
    const waits = session === null && queryClient.getQueryData(FORM_OWNER_KEY);
    if (before !== undefined && before !== shown && !waits) leavePage();
  };
  shown = undefined;
  follow();
  shownAccount.id = () => shown;
  shownAccount.onOther = readAgain;
  const followTabs = ({ key, newValue }: StorageEvent) => {
    if (key !== OWNER_KEY || newValue === String(shown)) return;
    if (newValue === null && shown !== undefined) leavePage();
    else readAgain();
  };
  const followCache = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const wasShown = shown !== undefined;
    document.documentElement.toggleAttribute("data-asking", wasShown);
    void queryClient.refetchQueries({ queryKey: USER_KEY }).finally(() => {
      // The cache tells of what was read a moment later, and the page would be seen until then.
      follow();
      if (!isLeaving()) document.documentElement.removeAttribute("data-asking");
    });
  };
  window.addEventListener("storage", followTabs);
  window.addEventListener("pageshow", followCache);
  const stop = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === USER_KEY[0] && query.queryKey.length === 1) follow();
  });
  return () => {
    stop();
    window.removeEventListener("storage", followTabs);
    window.removeEventListener("pageshow", followCache);
  };
}

/** Forgets whoever has signed out on this page, which goes on as a visitor's: what was read, and what is stored (spec §4). */
export function forgetPerson(queryClient: QueryClient): void {
  shown = undefined;
  forgetStored(STORED_OF_CUSTOMER);
  void cart.restore();
  favorites.restore();
  queryClient.setQueryData(USER_KEY, null);
  // All but the session, which header and bar go on observing.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== USER_KEY[0] || queryKey.length > 1 });
}

const isLeaving = () => document.documentElement.getAttribute("data-asking") === "leaving";

/** Loads the page again as a visitor's. Until then nothing of it is seen, and nothing of it is kept or asked about. */
export function leavePage(): void {
  forgetStored(STORED_OF_CUSTOMER);
  document.documentElement.setAttribute("data-asking", "leaving");
  for (const event of ["pagehide", "beforeunload"])
    window.addEventListener(event, (leaving) => leaving.stopImmediatePropagation(), { capture: true });
  // An order that is found by its email would be shown again: the page keeps it with its entry of the history, too.
  if (window.history.state?.usr?.email || /[?&]email=/.test(window.location.search)) window.location.replace("/");
  else window.location.reload();
}
