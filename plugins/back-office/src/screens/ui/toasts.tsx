import { Toaster } from "@medusajs/ui";
import { type RefObject, useEffect, useRef } from "react";
import { TOAST_MS } from "../durations";
import { useTexts } from "../i18n/text";
import { usePhone } from "./use-phone";

/** Shows one toast at a time, for 5 s (spec §9). For hosts without toasts of their own. */
export function Toasts() {
  const { t } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  useCrossesNamed(frame, t("close"));
  // Away from buttons: the host's stylesheet moves it beside the menu and, while a dialog is open, away from its
  // buttons.
  const position = usePhone() ? "bottom-center" : "bottom-left";
  return (
    <div ref={frame}>
      <Toaster position={position} duration={TOAST_MS} visibleToasts={1} offset={16} className="back-office-toasts" />
    </div>
  );
}

/**
 * Names the close button of Medusa's toasts, which has no label and accepts none: a screen reader would say only
 * "button".
 */
function useCrossesNamed(frame: RefObject<HTMLElement>, name: string) {
  useEffect(() => {
    const toasts = frame.current;
    if (!toasts) return;
    const watch = new MutationObserver(() => {
      for (const icon of toasts.querySelectorAll("button > svg")) icon.parentElement?.setAttribute("aria-label", name);
    });
    watch.observe(toasts, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [frame, name]);
}
