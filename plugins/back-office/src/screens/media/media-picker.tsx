import { useRef, useState } from "react";
import { useTexts } from "../i18n/text";
import type { MediaFilters } from "../resources/media";
import { SideDrawer } from "../ui/drawers/side-drawer";
import { MediaLibrary } from "./media-library";

interface MediaPickerProps {
  open: boolean;
  onPick: (url: string) => void;
  onClose: () => void;
  /** Only pictures that a product may show: it would lose any other. */
  forProduct?: boolean;
}

/** The media library in a dialog that returns the URL of the chosen picture (spec §2 Admin media library). */
export function MediaPicker({ open, onPick, onClose, forProduct }: MediaPickerProps) {
  const { t } = useTexts();
  const top = useRef<HTMLDivElement>(null);
  // Kept in state, because the URL belongs to the form below.
  const [{ filters, page }, setState] = useState<{ filters: MediaFilters; page: number }>({
    filters: { search: "", used: "", sort: "" },
    page: 1,
  });
  return (
    <SideDrawer open={open} title={t("picture.library")} wide onClose={onClose}>
      <div ref={top}>
        <MediaLibrary
          filters={filters}
          page={page}
          onFilters={(change) => setState((now) => ({ filters: change(now.filters), page: 1 }))}
          onPage={(next) => {
            setState((now) => ({ ...now, page: next }));
            top.current?.scrollIntoView({ block: "start", behavior: "instant" });
          }}
          forProduct={forProduct}
          onPick={(item) => {
            onPick(item.url);
            onClose();
          }}
        />
      </div>
    </SideDrawer>
  );
}
