import { forwardRef, type InputHTMLAttributes, useId } from "react";

interface SwitchFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
}

/** A switch; pressing anywhere on its line changes it. */
export const SwitchField = forwardRef<HTMLInputElement, SwitchFieldProps>(function SwitchField(
  { label, hint, ...rest },
  ref,
) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-touch cursor-pointer items-center gap-4 py-1.5">
      <span className="min-w-0 flex-1">
        <span id={`${id}-label`} className="block text-small font-semibold text-ink">
          {label}
        </span>
        {hint ? (
          <span id={`${id}-hint`} className="block text-small text-ink-faint">
            {hint}
          </span>
        ) : null}
      </span>
      <input
        ref={ref}
        id={id}
        type="checkbox"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="peer sr-only"
        {...rest}
      />
      <span
        aria-hidden="true"
        className="relative h-7 w-12 shrink-0 rounded-full bg-ink-faint transition-colors duration-quick after:absolute after:left-1 after:top-1 after:size-5 after:rounded-full after:bg-white after:transition-transform after:duration-quick peer-checked:bg-steppe peer-checked:after:translate-x-5 peer-focus-visible:outline peer-focus-visible:outline-[3px] peer-focus-visible:outline-offset-2 peer-focus-visible:outline-sky"
      />
    </label>
  );
});
