import { IconButton, Tooltip } from "@medusajs/ui";
import { type ComponentProps, forwardRef } from "react";
import { TOOLTIP_DELAY_MS } from "../durations";

interface IconActionProps extends Omit<ComponentProps<typeof IconButton>, "aria-label" | "ref"> {
  /** The action's name: for screen readers, and in a tooltip. */
  label: string;
}

/** An icon-only button or link. Its tooltip appears after 300 ms (spec §9). */
export const IconAction = forwardRef<HTMLButtonElement, IconActionProps>(function IconAction(
  { label, ...button },
  ref,
) {
  return (
    <Tooltip content={label} delayDuration={TOOLTIP_DELAY_MS}>
      <IconButton ref={ref} aria-label={label} {...button} />
    </Tooltip>
  );
});
