import type { Elements } from "@zakh/back-office/screens/elements";
import { forwardRef, type InputHTMLAttributes, useId } from "react";

interface TickFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong with it, in words. */
  error?: string;
  /** A link beside the label. */
  children?: Elements;
}

/** A box to tick; pressing anywhere on its label changes it. */
export const TickField = forwardRef<HTMLInputElement, TickFieldProps>(function TickField(
  { label, error, children, ...rest },
  ref,
) {
  const id = useId();
  return (
    <div>
      <div className="flex items-center gap-x-3">
        <label htmlFor={id} className="flex min-h-touch min-w-0 flex-1 cursor-pointer items-center gap-3 py-1.5">
          <input
            ref={ref}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-note`}
            className="size-6 shrink-0 cursor-pointer accent-steppe"
            {...rest}
          />
          <span className="min-w-0 break-words text-small font-semibold text-ink">{label}</span>
        </label>
        {children}
      </div>
      <p id={`${id}-note`} aria-live="polite" className="text-small font-medium text-ember-deep">
        {error}
      </p>
    </div>
  );
});
