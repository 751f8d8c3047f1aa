import { toast as stack } from "@medusajs/ui";

interface Details {
  description?: string;
}

/** Shows a toast, replacing the visible one: one at a time (spec §4 and §9). Screens use no other. */
function show(tone: "success" | "error") {
  return (title: string, details: Details = {}): void => {
    stack.dismiss();
    // Always passes details: without any, Medusa puts the toast into a second stack, in another corner.
    stack[tone](title, details);
  };
}

export const toast = {
  success: show("success"),
  error: show("error"),
  /** Dismisses the toast when it is no longer true. */
  dismiss: () => void stack.dismiss(),
};
