import { IconButton, Tooltip } from "@medusajs/ui";
import { type ComponentProps, forwardRef } from "react";
import { TOOLTIP } from "../durations";

interface IconActionProps extends Omit<ComponentProps<typeof IconButton>, "aria-label" | "ref"> {
  /** What it does, in words: for screen readers, and beside it where a mouse rests on it. */
  label: string;
}

/** A button or link that is only a picture. Its tooltip waits 300 ms (spec §9). */
export const IconAction = forwardRef<HTMLButtonElement, IconActionProps>(function IconAction(
  { label, ...button },
  ref,
) {
  return (
    <Tooltip content={label} delayDuration={TOOLTIP}>
      <IconButton ref={ref} aria-label={label} {...button} />
    </Tooltip>
  );
});
