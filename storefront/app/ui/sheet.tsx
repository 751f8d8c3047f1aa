import { addSecondEntry } from "@zakh/back-office/screens/back-closes";
import type { Elements } from "@zakh/back-office/screens/elements";
import { useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "../i18n/use-texts";
import { afterFrame } from "../lib/browser/after-frame";
import { classes } from "./classes";
import { Icon } from "./icon";
import { ignoreSecondTap } from "./second-tap";

/** Position of a sheet: the middle (the bottom on phones), the right edge, the top, or all of the screen. */
export type SheetPlace = "middle" | "right" | "top" | "full";

const PLACES: Record<SheetPlace, string> = {
  middle:
    "inset-x-0 bottom-0 max-h-[92dvh] rounded-t-sheet group-open/sheet:animate-slide-up md:inset-x-auto md:bottom-auto md:left-1/2 md:top-1/2 md:w-[28rem] md:rounded-sheet md:[translate:-50%_-50%] md:group-open/sheet:animate-fade-in",
  right: "inset-y-0 right-0 w-[min(26rem,92vw)] group-open/sheet:animate-slide-left",
  full: "inset-0 group-open/sheet:animate-fade-in",
  top: "inset-x-0 top-0 max-h-dvh rounded-b-sheet group-open/sheet:animate-slide-down",
};

interface SheetProps {
  open: boolean;
  /** Renders it hidden before it is opened, so that a slow phone shows it at once. */
  preRender?: boolean;
  onClose: () => void;
  title: string;
  /** Nothing else is on screen when the session has ended (app.css). */
  alone?: boolean;
  /** Read out after the title. */
  description: string;
  place: SheetPlace;
  children: Elements;
}

/** A modal dialog: the browser makes the page inert, moves the focus into the sheet and back, and closes it at Escape and Android's Back. */
export function Sheet(props: SheetProps) {
  return props.open || props.preRender ? createPortal(<Dialog {...props} />, document.body) : null;
}

/** Covers the whole screen, because a toast may be shown in it beside the sheet. Laid out also while it is closed, for `preRender`. */
function Dialog({ open, alone, onClose, title, description, place, children }: SheetProps) {
  const { t } = useTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the first paint: Back may be pressed at once. The cleanup runs before the dialog is removed, which would lose the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    addSecondEntry();
    ignoreSecondTap();
    element.open = true;
    // Until it is modal, the browser does not close it at Escape.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // It would close the sheet below.
      event.preventDefault();
      element.dispatchEvent(new Event("cancel", { cancelable: true }));
    };
    addEventListener("keydown", onKeyDown);
    // After it is painted, because it makes the browser compute the styles of the whole page. What is open cannot become modal.
    const cancel = afterFrame(() => {
      removeEventListener("keydown", onKeyDown);
      element.open = false;
      element.showModal();
    });
    return () => {
      cancel();
      removeEventListener("keydown", onKeyDown);
      element.close();
      ignoreSecondTap();
    };
  }, [open]);
  return (
    <dialog
      ref={dialog}
      data-alone={alone}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}description`}
      onCancel={(event) => {
        // React would pass it on to the sheet that this one was opened from.
        event.stopPropagation();
        if (!event.cancelable) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        event.stopPropagation();
        // Chrome closes it unasked at the second Escape or Back without a press in between. It may stay open to ask about unsaved changes.
        if (!open || event.currentTarget.open) return;
        event.currentTarget.showModal();
        onClose();
      }}
      className="group/sheet invisible fixed inset-0 z-drawer block size-full max-h-none max-w-none bg-transparent text-ink backdrop:bg-transparent open:visible"
    >
      <div aria-hidden="true" onClick={onClose} className="fixed inset-0 bg-ink/55 group-open/sheet:animate-fade-in" />
      <div className={classes("fixed flex flex-col overflow-hidden bg-tallow shadow-drawer", PLACES[place])}>
        <div className="flex items-center justify-between gap-4 border-b border-paper-edge py-2 pl-5 pr-2">
          <h2 id={`${id}title`} className="text-title-s">
            {title}
          </h2>
          <button
            type="button"
            aria-label={t("common.close")}
            onClick={onClose}
            className="flex size-touch shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-paper hover:text-ink"
          >
            <Icon name="close" />
          </button>
        </div>
        <p id={`${id}description`} className="sr-only">
          {description}
        </p>
        {children}
      </div>
    </dialog>
  );
}
