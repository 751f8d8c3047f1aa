import { ACCOUNT_FILTERS } from "@zakh/bookkeeping/contract";
import type { ReturnFilters } from "../../resources/returns";
import { type FilterReaders, oneOf, readListAddress } from "../../ui/lists/list-address";

const FILTERS: FilterReaders<ReturnFilters> = { account: oneOf(ACCOUNT_FILTERS) };

export function readReturnsAddress(search: URLSearchParams) {
  return readListAddress<ReturnFilters>(search, FILTERS);
}
