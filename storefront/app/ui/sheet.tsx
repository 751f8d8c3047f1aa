import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { useTexts } from "../i18n/use-texts";
import { classes } from "./classes";
import { Icon } from "./icon";

/** Where a sheet lies: in the middle (from below on phones), along the right edge, or hanging from the top. */
export type SheetPlace = "middle" | "right" | "top";

const PLACES: Record<SheetPlace, string> = {
  middle:
    "inset-x-0 bottom-0 max-h-[92dvh] animate-slide-up rounded-t-sheet md:inset-x-auto md:bottom-auto md:left-1/2 md:top-1/2 md:w-[28rem] md:rounded-sheet md:animate-fade-in md:[translate:-50%_-50%]",
  right: "inset-y-0 right-0 w-[min(26rem,92vw)] animate-slide-left",
  top: "inset-x-0 top-0 max-h-dvh animate-slide-down rounded-b-sheet",
};

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Read out after the title. */
  description: string;
  place: SheetPlace;
  children: ReactNode;
}

/** A dialog that takes the keyboard and gives it back when it closes. */
export function Sheet({ open, onClose, title, description, place, children }: SheetProps) {
  const { t } = useTexts();
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-drawer animate-fade-in bg-ink/55" />
        <Dialog.Content
          // Radix gives the keyboard back to its own trigger only, and a sheet is opened from anywhere.
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={() => {
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          // A toast that is closed leaves the sheet open; by now it may be out of the page already.
          onInteractOutside={(event) => {
            if (event.target instanceof Element && event.target.closest("[data-toast]")) event.preventDefault();
          }}
          className={classes(
            "fixed z-drawer flex flex-col overflow-hidden bg-tallow shadow-drawer focus:outline-none",
            PLACES[place],
          )}
        >
          <div className="flex items-center justify-between gap-4 border-b border-paper-edge py-2 pl-5 pr-2">
            <Dialog.Title className="text-title-s">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={t("common.close")}
              className="flex size-touch shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-paper hover:text-ink"
            >
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <Dialog.Description className="sr-only">{description}</Dialog.Description>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
