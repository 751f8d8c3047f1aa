import { Toaster } from "@medusajs/ui";
import { TOAST } from "../durations";
import { usePhone } from "./use-phone";

/** One toast at a time, 5 s (spec §9). For hosts that show none themselves. */
export function Toasts() {
  // At a desk beside the work; on a phone above it, because the thumb works below.
  const position = usePhone() ? "top-center" : "bottom-right";
  return <Toaster position={position} duration={TOAST} visibleToasts={1} offset={16} className="back-office-toasts" />;
}
