import { FocusScope } from "@radix-ui/react-focus-scope";
import { hideOthers } from "aria-hidden";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useBlocker } from "react-router";
import { useTexts } from "../i18n/use-texts";
import { afterFrame } from "../lib/after-frame";
import { classes } from "./classes";
import { addSecondEntry } from "./entry-page-back";
import { Icon } from "./icon";
import { addOpenSheet, hasOpenSheet, isUppermostSheet } from "./open-sheets";

/** Where a sheet lies: in the middle (from below on phones), along the right edge, or hanging from the top. */
export type SheetPlace = "middle" | "right" | "top";

const PLACES: Record<SheetPlace, { lies: string; comes: string }> = {
  middle: {
    lies: "inset-x-0 bottom-0 max-h-[92dvh] rounded-t-sheet md:inset-x-auto md:bottom-auto md:left-1/2 md:top-1/2 md:w-[28rem] md:rounded-sheet md:[translate:-50%_-50%]",
    comes: "animate-slide-up md:animate-fade-in",
  },
  right: { lies: "inset-y-0 right-0 w-[min(26rem,92vw)]", comes: "animate-slide-left" },
  top: { lies: "inset-x-0 top-0 max-h-dvh rounded-b-sheet", comes: "animate-slide-down" },
};

interface SheetProps {
  open: boolean;
  /** Drawn unseen before it is opened, so that a slow phone shows it at once when it is. */
  ahead?: boolean;
  onClose: () => void;
  title: string;
  /** Read out after the title. */
  description: string;
  place: SheetPlace;
  children: ReactNode;
}

/**
 * A dialog that takes the keyboard and gives it back when it closes. Radix's own takes several renderings to open, and makes
 * the browser compute the styles of the whole page anew, which takes a slow phone a tenth of a second at either end.
 */
export function Sheet({ open, ahead = false, onClose, title, description, place, children }: SheetProps) {
  const { t } = useTexts();
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  if (!open && !ahead) return null;
  const { lies, comes } = PLACES[place];
  return createPortal(
    <div className={open ? undefined : "invisible"}>
      <div
        aria-hidden="true"
        onClick={onClose}
        className={classes("fixed inset-0 z-drawer bg-ink/55", open && "animate-fade-in")}
      />
      <FocusScope
        ref={sheet}
        loop
        onMountAutoFocus={(event) => event.preventDefault()}
        onUnmountAutoFocus={(event) => event.preventDefault()}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}description`}
        className={classes(
          "fixed z-drawer flex flex-col overflow-hidden bg-tallow shadow-drawer focus:outline-none",
          lies,
          open && comes,
        )}
      >
        {open ? <HeldPage sheet={sheet} first={close} onClose={onClose} /> : null}
        <div className="flex items-center justify-between gap-4 border-b border-paper-edge py-2 pl-5 pr-2">
          <h2 id={`${id}title`} className="text-title-s">
            {title}
          </h2>
          <button
            ref={close}
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
      </FocusScope>
    </div>,
    document.body,
  );
}

declare global {
  interface Window {
    /** Not in every browser, and not in TypeScript's library yet. */
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void };
  }
}

interface HeldPageProps {
  sheet: { readonly current: HTMLElement | null };
  /** What has the keyboard at first. */
  first: { readonly current: HTMLElement | null };
  onClose: () => void;
}

/** Neither scrolls, nor is read out, nor has the keyboard while it is there; Back and Escape close what lies on it. */
function HeldPage({ sheet, first, onClose }: HeldPageProps) {
  const latest = useRef(onClose);
  latest.current = onClose;
  // Before the sheet is seen: somebody may be quick.
  useLayoutEffect(addSecondEntry, []);
  const back = useBlocker(({ historyAction }) => historyAction === "POP" && isUppermostSheet(sheet.current));
  useEffect(() => {
    if (back.state !== "blocked") return;
    back.reset();
    latest.current();
  }, [back]);
  // Android's Back.
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!CloseWatcher) return;
    let watcher: InstanceType<typeof CloseWatcher>;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        if (isUppermostSheet(sheet.current)) latest.current();
        // It asks once only, and a sheet may stay: where it holds what is not saved.
        watch();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [sheet]);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const root = document.documentElement;
    const opener = document.activeElement;
    const onKey = (event: KeyboardEvent) => {
      const { activeElement } = document;
      if (!isUppermostSheet(element) || event.defaultPrevented || activeElement?.closest("[data-toast]")) return;
      if (event.key === "Escape") {
        // Else the phone's or browser's own way would close what lies under it, too.
        event.preventDefault();
        latest.current();
      }
      // What had the keyboard may be gone from the sheet: the next Tab would go to the page.
      if (event.key !== "Tab" || element.contains(activeElement)) return;
      event.preventDefault();
      element.focus({ preventScroll: true });
    };
    document.addEventListener("keydown", onKey);
    const takeOff = addOpenSheet({ element, close: () => latest.current() });
    let showOthers = () => {};
    // The sheet is seen first: each of these has the page laid out anew.
    const callOff = afterFrame(() => {
      if (!element.contains(document.activeElement)) first.current?.focus({ preventScroll: true });
      showOthers = hideOthers(element);
      root.classList.add("held");
    });
    return () => {
      callOff();
      document.removeEventListener("keydown", onKey);
      takeOff();
      showOthers();
      afterFrame(() => {
        if (!hasOpenSheet()) root.classList.remove("held");
        // Unless what was pressed in the sheet has taken it elsewhere. To the browser an opener in the sticky header is out of view.
        if (opener instanceof HTMLElement && document.activeElement === document.body) {
          opener.focus({ preventScroll: true });
        }
      });
    };
  }, [sheet, first]);
  return null;
}
