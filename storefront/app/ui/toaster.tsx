import * as ToastKit from "@radix-ui/react-toast";
import { selectText } from "@zakh/back-office/screens/copy-text";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "../i18n/use-texts";
import { afterFrame } from "../lib/browser/after-frame";
import { ACTION_TOAST_DURATION_MS, COPY_BY_HAND_MS, TOAST_DURATION_MS } from "../lib/durations";
import { classes } from "./classes";
import { Icon, type IconName } from "./icon";
import { currentToast, dismissToast, subscribeToToasts, type ToastTone } from "./toast-store";

/** How far a toast must be swiped to close it (spec §9). */
const SWIPE_PX = 50;

const TONES: Record<ToastTone, { icon: IconName; look: string }> = {
  done: { icon: "check", look: "bg-steppe-deep text-tallow" },
  note: { icon: "alert", look: "bg-ink text-tallow" },
  wrong: { icon: "alert", look: "bg-oxblood text-tallow" },
};

/** Sheets that open later cover it. */
const ON_PAGE = "inset-x-3 top-[calc(theme(spacing.header)+0.5rem)] z-bar md:left-auto md:right-6";

/** Over the sheet's title on a phone, in the opposite corner on a desktop, so that its buttons are not covered. */
const ON_SHEET = "left-3 right-16 top-2 z-toast md:left-6 md:right-auto";

interface Place {
  id: number;
  look: string;
  /** The open sheet, because the browser makes everything outside it inert, for screen readers too; else the page. */
  parent: HTMLElement;
}

/** The place of a toast, whose position does not change while it is shown. Decided after a frame, because a sheet may open or close with it. */
function usePlace(id: number | undefined): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    if (id === undefined) return;
    return afterFrame(() => {
      // Each is added at the end of the page when it opens.
      const sheet = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
      if (!sheet) return setPlace({ id, look: ON_PAGE, parent: document.body });
      setPlace({ id, look: ON_SHEET, parent: sheet });
      // The toast outlives the sheet.
      const leave = () => setPlace((now) => (now?.parent === sheet ? { ...now, parent: document.body } : now));
      sheet.addEventListener("close", leave, { once: true });
    });
  }, [id]);
  return place?.id === id ? place : undefined;
}

/** Shows the current toast for 5 s, or until it is swiped or closed (spec §9). */
export default function Toaster() {
  const { t } = useTexts();
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined);
  const place = usePlace(toast?.id);
  if (!toast || !place) return null;
  return (
    <ToastKit.Provider
      duration={TOAST_DURATION_MS}
      swipeThreshold={SWIPE_PX}
      label={t("common.notifications")}
      announcerContainer={place.parent}
    >
      <ToastKit.Root
        key={toast.id}
        data-toast=""
        duration={toast.selected ? COPY_BY_HAND_MS : toast.action && ACTION_TOAST_DURATION_MS}
        type={toast.tone === "wrong" ? "foreground" : "background"}
        onOpenChange={(open) => !open && dismissToast(toast.id)}
        onEscapeKeyDown={(event) => {
          if (!(event.target instanceof Element && event.target.closest("[data-toast]"))) return;
          // Or the key would close the sheet, too.
          event.preventDefault();
          dismissToast(toast.id);
        }}
        className={classes(
          "on-dark pointer-events-auto flex items-start gap-3 rounded-card py-2 pl-4 pr-2 shadow-drawer data-[state=open]:animate-slide-up data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)]",
          TONES[toast.tone].look,
        )}
      >
        <Icon name={TONES[toast.tone].icon} className="mt-2.5 size-6 shrink-0" />
        <div className="min-w-0 flex-1 py-2">
          <ToastKit.Title className="font-semibold">{toast.title}</ToastKit.Title>
          {toast.text ? (
            <ToastKit.Description
              ref={toast.selected ? selectText : undefined}
              className={classes("text-small opacity-90", toast.selected && "select-text break-words")}
            >
              {toast.text}
            </ToastKit.Description>
          ) : null}
          {toast.action ? (
            <ToastKit.Action
              altText={toast.action.label}
              className="-ml-3 inline-flex min-h-touch items-center rounded-control px-3 text-left font-semibold underline underline-offset-4"
              onClick={toast.action.onPress}
            >
              {toast.action.label}
            </ToastKit.Action>
          ) : null}
        </div>
        <ToastKit.Close
          aria-label={t("common.close")}
          className="flex size-touch shrink-0 items-center justify-center rounded-control opacity-80 hover:opacity-100"
        >
          <Icon name="close" className="size-5" />
        </ToastKit.Close>
      </ToastKit.Root>
      {createPortal(
        <ToastKit.Viewport
          label={t("common.notifications")}
          className={classes("print:hidden fixed m-0 list-none p-0 md:bottom-6 md:top-auto md:w-96", place.look)}
        />,
        place.parent,
      )}
    </ToastKit.Provider>
  );
}
