import { clx, Label } from "@medusajs/ui";
import { type ComponentProps, forwardRef, type ReactNode, useId } from "react";

/** 44 px high on phones, where 16 px letters also keep iOS from zooming in; compact at a desk. */
export const FIELD = "h-11 px-3 text-base md:h-9 md:text-sm";

/**
 * Medusa's field, drawn here: its own Input puts a small eye with an English name into every password, at a height
 * that is not ours.
 */
const LOOK =
  "bg-ui-bg-field hover:bg-ui-bg-field-hover shadow-borders-base placeholder:text-ui-fg-muted text-ui-fg-base transition-fg w-full appearance-none rounded-md border-0 outline-none focus:ring-0 focus-visible:shadow-borders-interactive-with-active aria-[invalid=true]:!shadow-borders-error";

interface TextFieldProps extends Omit<ComponentProps<"input">, "id" | "ref"> {
  label: string;
  error?: string;
  /** Shown inside, at the left. */
  icon?: ReactNode;
  /** Shown inside, at the right; a button of 44 px fits. */
  action?: ReactNode;
  className?: string;
}

/** An input with its label and the text of what is wrong with it. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, error, icon, action, className, ...input },
  ref,
) {
  const id = useId();
  return (
    <div className={clx("flex flex-col gap-y-1.5", className)}>
      <Label htmlFor={id} className="text-ui-fg-subtle text-sm font-medium">
        {label}
      </Label>
      <div className="relative">
        <input
          ref={ref}
          id={id}
          className={clx(LOOK, FIELD, { "pl-10": icon, "pr-12": action })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...input}
        />
        {icon && (
          <span
            aria-hidden
            className="text-ui-fg-muted pointer-events-none absolute inset-y-0 left-0 flex w-10 items-center justify-center"
          >
            {icon}
          </span>
        )}
        {action && <span className="absolute inset-y-0 right-0 flex items-center">{action}</span>}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-ui-fg-error text-sm">
          {error}
        </p>
      )}
    </div>
  );
});
