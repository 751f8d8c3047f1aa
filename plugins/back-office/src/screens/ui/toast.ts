import { toast as stack } from "@medusajs/ui";
import type { ReactNode } from "react";

interface Details {
  description?: ReactNode;
  /** Shown as a button, which closes the toast. */
  action?: { label: string; onPress: () => void };
  /** How long it is shown, in ms; as the host's toasts by default. */
  duration?: number;
}

/** Shows a toast, replacing the visible one: one at a time (spec §4 and §9). Returns its id. Screens use no other. */
function show(tone: "success" | "error" | "warning") {
  return (title: string, { action, ...details }: Details = {}): string | number => {
    stack.dismiss();
    const button = action && {
      label: action.label,
      altText: action.label,
      onClick: () => {
        stack.dismiss();
        action.onPress();
      },
    };
    // Always passes details: without any, Medusa puts the toast into a second stack, in another corner.
    return stack[tone](title, button ? { ...details, action: button } : details);
  };
}

export const toast = {
  success: show("success"),
  error: show("error"),
  /** For what is neither done nor refused. */
  warning: show("warning"),
  /** Dismisses the toast when it is no longer true; with an id only this one. */
  dismiss: (id?: string | number) => void stack.dismiss(id),
};
