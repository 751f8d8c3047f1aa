import { Toaster } from "@medusajs/ui";
import { type RefObject, useEffect, useRef } from "react";
import { TOAST } from "../durations";
import { useTexts } from "../i18n/text";
import { usePhone } from "./use-phone";

/** One toast at a time, 5 s (spec §9). For hosts that show none themselves. */
export function Toasts() {
  const { t } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  useCrossesNamed(frame, t("close"));
  // Where no button is: the host's stylesheet puts it beside the menu and, while a dialog is open, clear of its buttons.
  const position = usePhone() ? "bottom-center" : "bottom-left";
  return (
    <div ref={frame}>
      <Toaster position={position} duration={TOAST} visibleToasts={1} offset={16} className="back-office-toasts" />
    </div>
  );
}

/** Medusa draws the cross of a toast without a name and takes none: a screen reader would say "button" only. */
function useCrossesNamed(frame: RefObject<HTMLElement>, name: string) {
  useEffect(() => {
    const toasts = frame.current;
    if (!toasts) return;
    const watch = new MutationObserver(() => {
      for (const cross of toasts.querySelectorAll("button:has(> svg)")) cross.setAttribute("aria-label", name);
    });
    watch.observe(toasts, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [frame, name]);
}
