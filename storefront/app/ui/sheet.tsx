import { FocusScope } from "@radix-ui/react-focus-scope";
import { hideOthers } from "aria-hidden";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useBlocker } from "react-router";
import { useTexts } from "../i18n/use-texts";
import { afterFrame } from "../lib/browser/after-frame";
import { classes } from "./classes";
import { addSecondEntry } from "./entry-page-back";
import { Icon } from "./icon";
import { addOpenSheet, hasOpenSheet, isUppermostSheet } from "./open-sheets";

/** Position of a sheet: the middle (the bottom on phones), the right edge, or the top. */
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
  /** Renders it hidden before it is opened, so that a slow phone shows it at once. */
  preRender?: boolean;
  onClose: () => void;
  title: string;
  /** Read out after the title. */
  description: string;
  place: SheetPlace;
  children: ReactNode;
}

/**
 * A modal dialog that takes the focus and returns it when it closes. Radix's dialog renders several times to open and makes the browser
 * recalculate the styles of the whole page, which takes a slow phone 0.1 s at opening and at closing.
 */
export function Sheet({ open, preRender = false, onClose, title, description, place, children }: SheetProps) {
  const { t } = useTexts();
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  if (!open && !preRender) return null;
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
        {open ? <ModalEffects sheet={sheet} first={close} onClose={onClose} /> : null}
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
    /** Some browsers lack it, and so do TypeScript's types. */
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void };
  }
}

interface ModalEffectsProps {
  sheet: { readonly current: HTMLElement | null };
  /** What has the focus at first. */
  first: { readonly current: HTMLElement | null };
  onClose: () => void;
}

/** Makes the page behind an open sheet inert: no scrolling, no screen reader, no focus. Back and Escape close the sheet. */
function ModalEffects({ sheet, first, onClose }: ModalEffectsProps) {
  const latest = useRef(onClose);
  latest.current = onClose;
  // Before the first paint: Back may be pressed at once.
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
        // A watcher fires once only, and a sheet with unsaved changes may stay open.
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
        // Or the browser's default action would close what is under it too.
        event.preventDefault();
        latest.current();
      }
      // The focused element may have been removed from the sheet: the next Tab would go to the page.
      if (event.key !== "Tab" || element.contains(activeElement)) return;
      event.preventDefault();
      element.focus({ preventScroll: true });
    };
    document.addEventListener("keydown", onKey);
    const removeFromOpenSheets = addOpenSheet({ element, close: () => latest.current() });
    let showOthers = () => {};
    // After the sheet is painted, because each of these causes a layout of the whole page.
    const cancel = afterFrame(() => {
      if (!element.contains(document.activeElement)) first.current?.focus({ preventScroll: true });
      showOthers = hideOthers(element);
      root.classList.add("scroll-locked");
    });
    return () => {
      cancel();
      document.removeEventListener("keydown", onKey);
      removeFromOpenSheets();
      showOthers();
      afterFrame(() => {
        if (!hasOpenSheet()) root.classList.remove("scroll-locked");
        // Unless something else took the focus. The browser takes an opener in the sticky header for out of view, hence no scrolling.
        if (opener instanceof HTMLElement && document.activeElement === document.body) {
          opener.focus({ preventScroll: true });
        }
      });
    };
  }, [sheet, first]);
  return null;
}
