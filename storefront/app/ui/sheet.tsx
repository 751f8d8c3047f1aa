import * as Dialog from "@radix-ui/react-dialog";
import { hideOthers } from "aria-hidden";
import { type ReactNode, useEffect, useRef } from "react";
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

/**
 * A dialog that takes the keyboard and gives it back when it closes. It holds the page behind it itself: Radix's own way
 * makes the browser compute the styles of the whole page anew, which takes a slow phone a tenth of a second at either end.
 */
export function Sheet({ open, onClose, title, description, place, children }: SheetProps) {
  const { t } = useTexts();
  const opener = useRef<Element | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root modal={false} open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <div aria-hidden="true" onClick={onClose} className="fixed inset-0 z-drawer animate-fade-in bg-ink/55" />
        <Dialog.Content
          ref={sheet}
          aria-modal="true"
          // Radix gives the keyboard back to its own trigger only, and a sheet is opened from anywhere.
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={() => {
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          // What lies outside is covered; a toast above it that is closed leaves the sheet open.
          onInteractOutside={(event) => event.preventDefault()}
          className={classes(
            "fixed z-drawer flex flex-col overflow-hidden bg-tallow shadow-drawer focus:outline-none",
            PLACES[place],
          )}
        >
          <HeldPage sheet={sheet} />
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

/** How many sheets are open: one may open while another closes. */
let sheets = 0;

/** Neither scrolls, nor is read out, nor takes the keyboard while it is there. */
function HeldPage({ sheet }: { sheet: { readonly current: HTMLElement | null } }) {
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const root = document.documentElement;
    const showOthers = hideOthers(element);
    // What had the keyboard may be gone from the sheet: the next Tab would go to the page.
    const keepKeyboard = (event: KeyboardEvent) => {
      const { activeElement } = document;
      if (event.key !== "Tab" || element.contains(activeElement) || activeElement?.closest("[data-toast]")) return;
      event.preventDefault();
      element.focus();
    };
    document.addEventListener("keydown", keepKeyboard);
    sheets += 1;
    root.classList.add("held");
    return () => {
      document.removeEventListener("keydown", keepKeyboard);
      showOthers();
      sheets -= 1;
      if (sheets === 0) root.classList.remove("held");
    };
  }, [sheet]);
  return null;
}
