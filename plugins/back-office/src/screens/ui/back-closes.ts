import { useEffect, useRef } from "react";
import { type BlockerFunction, type Location, useLocation, useNavigate, useNavigationType } from "react-router";

/**
 * State of a history entry that was made for a drawer: it shows the page of the entry below it, with the named drawers
 * over that page.
 */
export interface DrawerEntry {
  drawers?: {
    /** Key of the page's own history entry. */
    page: string;
    /** Search part of its URL. */
    search: string;
    /** Ids of the drawers, topmost last; each has a history entry. Closed ones stay in the list. */
    ids: string[];
  };
}

function drawersOf({ state }: Location): DrawerEntry["drawers"] {
  return (state as DrawerEntry | null)?.drawers;
}

/** Shared by all hosts on the page, like the browser's history: in Medusa's dashboard each widget has its own host. */
const openIds = new Set<string>();

/**
 * Makes Back close an open drawer, by a history entry of its own. When the drawer is closed otherwise, the entry stays:
 * the next drawer reuses it, or `useBackPassesOver` skips it. Returns whether a navigation closes the drawer.
 */
export function useBackCloses(open: boolean, close: () => void): BlockerFunction {
  const navigate = useNavigate();
  const location = useLocation();
  const action = useNavigationType();
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
    } else if (hasDrawer(location, id.current)) {
      arrived.current = true;
    } else if (arrived.current ? action !== "REPLACE" : action === "POP" && location !== openedAt.current) {
      // Back may be so fast that this component never saw its own entry.
      latest.current.close();
    }
  }, [open, location, action]);

  return ({ nextLocation, historyAction }) =>
    id.current !== undefined && historyAction !== "REPLACE" && !hasDrawer(nextLocation, id.current);
}

function hasDrawer(entry: Location, id: string | undefined): boolean {
  return id !== undefined && drawersOf(entry)?.ids.includes(id) === true;
}

/** Replaces the entry of a closed drawer, so that opening drawers one after the other does not fill the history. */
function entryFor(id: string, location: Location) {
  const { pathname, search, key, state } = location;
  const now = drawersOf(location);
  const replace = now?.search === search && !openIds.has(now.ids.at(-1) ?? "");
  const below = replace ? now.ids.slice(0, -1) : (now?.ids ?? []);
  const drawers = { page: now?.page ?? key, search, ids: [...below, id] };
  return { to: pathname + search, replace, state: { ...(state as object | null), drawers } satisfies DrawerEntry };
}

/** Every host on the page sees a navigation, but it must be handled once. */
const answered = new WeakSet<Location>();

/** Makes Back skip the entries of drawers that were closed otherwise. Use once per host. */
export function useBackPassesOver(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const action = useNavigationType();
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
    // For example a changed filter: the page below is the same.
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

function isBelow(entry: Location, { page, ids }: NonNullable<DrawerEntry["drawers"]>): boolean {
  const drawers = drawersOf(entry);
  return drawers
    ? drawers.page === page && drawers.ids.length === ids.length - 1
    : ids.length === 1 && entry.key === page;
}

/**
 * How many more entries Back must skip after it has left the entry of these drawers: to below the topmost open drawer,
 * or to before the page.
 */
export function entriesBeyond(ids: readonly string[], isOpen: (id: string) => boolean): number {
  const closedAbove = [...ids].reverse().findIndex(isOpen);
  return closedAbove === -1 ? ids.length : closedAbove;
}
