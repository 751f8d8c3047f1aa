import { useTexts } from "../i18n/text";
import { SideDrawer } from "../ui/side-drawer";
import { MediaLibrary } from "./media-library";

interface MediaPickerProps {
  open: boolean;
  onPick: (url: string) => void;
  onClose: () => void;
}

/** The media library as a dialog that answers the address of the chosen picture (spec §2 Admin media library). */
export function MediaPicker({ open, onPick, onClose }: MediaPickerProps) {
  const { t } = useTexts();
  return (
    <SideDrawer open={open} title={t("picture.library")} wide onClose={onClose}>
      <MediaLibrary
        onPick={(item) => {
          onPick(item.url);
          onClose();
        }}
      />
    </SideDrawer>
  );
}
