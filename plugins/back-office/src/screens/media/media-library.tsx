import type { MediaItem } from "@zakh/site-settings/contract";

interface MediaLibraryProps {
  /** Makes the library selectable: pressing a picture answers it, and nothing can be deleted. */
  onPick?: (item: MediaItem) => void;
}

/** Not there yet. */
export function MediaLibrary(_props: MediaLibraryProps) {
  return null;
}
