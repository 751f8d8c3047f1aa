import { toast as stack } from "@medusajs/ui";

interface Details {
  description?: string;
}

/** Shows a toast in the place of whatever toast is visible: one at a time (spec §4 and §9). Screens take no other. */
function show(tone: "success" | "error") {
  return (title: string, details: Details = {}): void => {
    stack.dismiss();
    // Always with details: without any, Medusa puts the toast into a second stack, in another corner.
    stack[tone](title, details);
  };
}

export const toast = {
  success: show("success"),
  error: show("error"),
  /** Takes away what is shown, once it is no longer true. */
  dismiss: () => void stack.dismiss(),
};
