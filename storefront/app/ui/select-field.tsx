import { forwardRef, type SelectHTMLAttributes, useId } from "react";
import { classes } from "./classes";
import { Icon } from "./icon";

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  hint?: string;
  /** What is wrong with it, in words. */
  error?: string;
}

/** A native select that looks like the other fields. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, hint, error, children, ...rest },
  ref,
) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold text-ink">
        {label}
      </label>
      <div className="relative">
        <select
          ref={ref}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          className={classes(
            "block min-h-touch w-full appearance-none rounded-control border py-2.5 pl-3.5 pr-11 text-base text-ink transition-colors duration-quick focus-visible:outline-offset-0",
            error ? "border-ember bg-oxblood-wash/40" : "border-ink-faint/70 bg-linen hover:border-ink",
          )}
          {...rest}
        >
          {children}
        </select>
        <Icon
          name="down"
          className="pointer-events-none absolute right-3 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
        />
      </div>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={classes("mt-1 min-h-5 text-small", error ? "font-medium text-ember-deep" : "text-ink-faint")}
      >
        {error ?? hint}
      </p>
    </div>
  );
});
