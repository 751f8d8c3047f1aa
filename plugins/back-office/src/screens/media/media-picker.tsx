import { XMark } from "@medusajs/icons";
import { Drawer, IconButton } from "@medusajs/ui";
import { useTexts } from "../i18n/text";
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
    <Drawer open={open} onOpenChange={(next) => !next && onClose()}>
      <Drawer.Content
        aria-describedby={undefined}
        overlayProps={{ className: "z-[60]" }}
        className="z-[60] flex max-h-dvh flex-col max-sm:inset-0 max-sm:w-full max-sm:rounded-none md:max-w-2xl"
      >
        <div className="border-ui-border-base flex items-center justify-between border-b py-2 pl-4 pr-2">
          <Drawer.Title className="text-lg font-semibold">{t("picture.library")}</Drawer.Title>
          <IconButton type="button" variant="transparent" className="size-11" aria-label={t("close")} onClick={onClose}>
            <XMark />
          </IconButton>
        </div>
        <div className="flex-1 overflow-y-auto p-4">
          <MediaLibrary
            onPick={(item) => {
              onPick(item.url);
              onClose();
            }}
          />
        </div>
      </Drawer.Content>
    </Drawer>
  );
}
