import { clx, Label } from "@medusajs/ui";
import type { Elements } from "../elements";

export interface FieldFrameProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  className?: string;
  /** Whether a phone says the label to screen readers only: the control itself tells what it is. */
  bareOnPhone?: boolean;
  children: Elements;
}

/** The id that describes a control: that of its error if there is one, otherwise of its hint. */
export function describedBy(id: string, { error, hint }: { error?: string; hint?: string }): string | undefined {
  return error ? `${id}-error` : hint ? `${id}-hint` : undefined;
}

/** A control with its label above, and its error or hint below. */
export function FieldFrame({ id, label, hint, error, className, bareOnPhone = false, children }: FieldFrameProps) {
  return (
    <div className={clx("flex min-w-0 flex-col gap-y-1.5", className)}>
      <Label htmlFor={id} className={clx("text-ui-fg-subtle text-sm font-medium", { "max-md:sr-only": bareOnPhone })}>
        {label}
      </Label>
      {children}
      {hint && !error && (
        <p id={`${id}-hint`} className="text-ui-fg-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-ui-fg-error text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
