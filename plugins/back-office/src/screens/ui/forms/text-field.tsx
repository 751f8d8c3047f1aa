import { clx } from "@medusajs/ui";
import { type ComponentProps, forwardRef, useId } from "react";
import type { Elements } from "../elements";
import { describedBy, FieldFrame } from "./field-frame";

/** 44 px high on phones, with 16 px text, which also prevents iOS from zooming in; compact on desktops. */
export const FIELD = "h-11 px-3 text-base md:h-9 md:text-sm";

/**
 * The look of Medusa's field, repeated here: its own Input adds an eye icon with an English label to every password, in
 * another height than ours.
 */
const INPUT_CLASS =
  "bg-ui-bg-field hover:bg-ui-bg-field-hover shadow-borders-base placeholder:text-ui-fg-muted text-ui-fg-base transition-fg w-full appearance-none rounded-md border-0 outline-none focus:ring-0 focus-visible:shadow-borders-interactive-with-active disabled:text-ui-fg-disabled aria-[invalid=true]:!shadow-borders-error";

/** An input without a label of its own; it needs an `aria-label`. */
export const TextInput = forwardRef<HTMLInputElement, Omit<ComponentProps<"input">, "ref">>(function TextInput(
  { className, ...input },
  ref,
) {
  return <input ref={ref} className={clx(INPUT_CLASS, FIELD, className)} {...input} />;
});

interface TextFieldProps extends Omit<ComponentProps<"input">, "id" | "ref"> {
  label: string;
  hint?: string;
  error?: string;
  /** Whether a phone shows no label above it. */
  bareOnPhone?: boolean;
  /** Shown inside, on the left. */
  icon?: string | Elements;
  /** Shown inside, on the right; a button of 44 px fits. */
  action?: Elements;
  className?: string;
}

/** An input with its label and error. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, icon, action, className, bareOnPhone, ...input },
  ref,
) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className} bareOnPhone={bareOnPhone}>
      <div className="relative">
        <TextInput
          ref={ref}
          id={id}
          className={clx({ "pl-10": icon, "pr-12": action })}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint })}
          {...input}
        />
        {icon ? (
          <span
            aria-hidden
            className="text-ui-fg-muted pointer-events-none absolute inset-y-0 left-0 flex w-10 items-center justify-center"
          >
            {icon}
          </span>
        ) : null}
        {action && <span className="absolute inset-y-0 right-0 flex items-center">{action}</span>}
      </div>
    </FieldFrame>
  );
});

/** A number input. */
export const NumberField = forwardRef<HTMLInputElement, Omit<TextFieldProps, "type">>(function NumberField(props, ref) {
  return (
    <TextField
      ref={ref}
      type="number"
      inputMode="numeric"
      // Scrolling over a focused number field would change its value.
      onWheel={(event) => event.currentTarget.blur()}
      {...props}
    />
  );
});

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "id" | "ref"> {
  label: string;
  hint?: string;
  error?: string;
  className?: string;
}

/** A multi-line text with its label and error. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hint, error, className, rows = 4, ...input },
  ref,
) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        ref={ref}
        id={id}
        rows={rows}
        className={clx(INPUT_CLASS, "px-3 py-2 text-base md:text-sm")}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, hint })}
        {...input}
      />
    </FieldFrame>
  );
});
