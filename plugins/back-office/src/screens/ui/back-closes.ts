import { useEffect, useRef } from "react";
import { type AddressChange, type HistoryEntry, useHost } from "../host";

/**
 * What an entry of the browser's history keeps that was made for a drawer: it shows the page of the entry below it, with
 * what is named here over that page.
 */
export interface DrawerEntry {
  drawers?: {
    /** Key of the page's own entry. */
    page: string;
    /** Of the address at which it was made. */
    search: string;
    /** The drawers' ids, the uppermost last; each has an entry. Those that are closed by now stay. */
    ids: string[];
  };
}

function drawersOf({ state }: HistoryEntry): DrawerEntry["drawers"] {
  return (state as DrawerEntry | null)?.drawers;
}

/** Of every host on the page, as the browser's history is: in Medusa's dashboard each widget has one. */
const openIds = new Set<string>();

/**
 * Has Back close what is open, by an entry of its own in the browser's history. The entry stays when it is closed otherwise:
 * the next drawer takes it over, or `useBackPassesOver` passes over it. Answers whether a change of address closes it.
 */
export function useBackCloses(open: boolean, close: () => void): (change: AddressChange) => boolean {
  const { router } = useHost();
  const navigate = router.useNavigate();
  const location = router.useLocation();
  const action = router.useNavigationType();
  const id = useRef<string>();
  const arrived = useRef(false);
  const openedAt = useRef(location);
  const latest = useRef({ close, location, navigate });
  latest.current = { close, location, navigate };

  useEffect(() => {
    if (!open) return;
    const { location, navigate } = latest.current;
    const mine = id.current ?? String(Math.random());
    openIds.add(mine);
    if (id.current === undefined) {
      id.current = mine;
      openedAt.current = location;
      const { to, ...options } = entryFor(mine, location);
      navigate(to, { ...options, preventScrollReset: true });
    }
    return () => {
      openIds.delete(mine);
    };
  }, [open]);

  useEffect(() => {
    if (!open) {
      id.current = undefined;
      arrived.current = false;
    } else if (holds(location, id.current)) {
      arrived.current = true;
    } else if (arrived.current ? action !== "REPLACE" : action === "POP" && location !== openedAt.current) {
      // Back may be so quick that its entry was never seen here.
      latest.current.close();
    }
  }, [open, location, action]);

  return ({ nextLocation, historyAction }) =>
    id.current !== undefined && historyAction !== "REPLACE" && !holds(nextLocation, id.current);
}

function holds(entry: HistoryEntry, id: string | undefined): boolean {
  return id !== undefined && drawersOf(entry)?.ids.includes(id) === true;
}

/** In place of the entry of a drawer that is closed, so that opening one after another does not fill the history. */
function entryFor(id: string, location: HistoryEntry) {
  const { pathname, search, key, state } = location;
  const now = drawersOf(location);
  const replace = now?.search === search && !openIds.has(now.ids.at(-1) ?? "");
  const below = replace ? now.ids.slice(0, -1) : (now?.ids ?? []);
  const drawers = { page: now?.page ?? key, search, ids: [...below, id] };
  return { to: pathname + search, replace, state: { ...(state as object | null), drawers } satisfies DrawerEntry };
}

/** One change of address is seen by every host on the page, and must be answered once. */
const answered = new WeakSet<HistoryEntry>();

/** Has Back pass over the entries of drawers that were closed otherwise. Once for each host. */
export function useBackPassesOver(): void {
  const { router } = useHost();
  const navigate = router.useNavigate();
  const location = router.useLocation();
  const action = router.useNavigationType();
  const before = useRef(location);

  useEffect(() => {
    const from = before.current;
    before.current = location;
    const left = drawersOf(from);
    if (!left || from === location || answered.has(location)) return;
    answered.add(location);
    if (action === "POP" && isBelow(location, left)) {
      const beyond = entriesBeyond(left.ids, (id) => openIds.has(id));
      if (beyond > 0) navigate(-beyond);
    }
    // A list was narrowed, for example: the page below is the same.
    if (action === "REPLACE" && from.pathname === location.pathname && !drawersOf(location)) {
      const { pathname, search, state } = location;
      navigate(pathname + search, {
        replace: true,
        preventScrollReset: true,
        state: { ...(state as object | null), drawers: left } satisfies DrawerEntry,
      });
    }
  }, [location, action, navigate]);
}

function isBelow(entry: HistoryEntry, { page, ids }: NonNullable<DrawerEntry["drawers"]>): boolean {
  const drawers = drawersOf(entry);
  return drawers
    ? drawers.page === page && drawers.ids.length === ids.length - 1
    : ids.length === 1 && entry.key === page;
}

/**
 * How many entries Back goes on by after it has left that of the last of these drawers: to below the uppermost one that is
 * still open, or to before the page.
 */
export function entriesBeyond(ids: readonly string[], isOpen: (id: string) => boolean): number {
  const closedAbove = [...ids].reverse().findIndex(isOpen);
  return closedAbove === -1 ? ids.length : closedAbove;
}
