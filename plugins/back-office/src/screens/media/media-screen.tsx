import { MEDIA_SORTS, PICTURE_USED } from "@zakh/site-settings/contract";
import type { MediaFilters } from "../resources/media";
import { anyText, type ListAddress, oneOf, readListAddress } from "../ui/lists/list-address";
import { useListAddress } from "../ui/lists/use-list-address";
import { MediaLibrary } from "./media-library";

const FILTERS = { search: anyText, used: oneOf(PICTURE_USED), sort: oneOf(MEDIA_SORTS) };

function readMediaAddress(search: URLSearchParams): ListAddress<MediaFilters> {
  return readListAddress(search, FILTERS);
}

/** Every picture of the shop (spec §2 Admin media library). */
export default function MediaScreen() {
  const { filters, page, changeFilters, turnTo } = useListAddress(readMediaAddress);
  return <MediaLibrary filters={filters} page={page} onFilters={changeFilters} onPage={turnTo} />;
}
