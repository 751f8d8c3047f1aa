import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { type ListAddress, withFilters, withOpenRow, withPage } from "./list-address";

interface GoOptions {
  /** Replaces the current history entry, so that Back skips it. */
  replace?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}

/** The state of a list, stored in its URL: a reload, Back and a shared link show the same rows. */
export function useListAddress<Address extends ListAddress<object>>(read: (search: URLSearchParams) => Address) {
  const [search, setSearch] = useSearchParams();

  // The router applies a new URL with a delay; a second change in that time builds on the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  function go(change: (search: URLSearchParams) => URLSearchParams, options?: GoOptions) {
    latest.current = change(latest.current);
    setSearch(latest.current, options);
  }

  return {
    ...read(search),
    go,
    changeFilters(change: (filters: Address["filters"]) => Address["filters"]) {
      go((from) => withFilters(from, change(read(from).filters)), { replace: true });
    },
    /** Shows another page from its top. */
    turnTo(page: number, options?: GoOptions) {
      go((from) => withPage(from, page), options);
      window.scrollTo({ top: 0 });
    },
    /** Shows a row beside the list, in place of the one that is open. */
    openRow(id: number, options?: GoOptions) {
      go((from) => withOpenRow(from, id), { preventScrollReset: true, ...options });
    },
    closeRow() {
      go((from) => withOpenRow(from, undefined), { replace: true });
    },
  };
}
