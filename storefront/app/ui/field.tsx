import type { Elements } from "@zakh/back-office/screens/elements";
import { forwardRef, type InputHTMLAttributes, type TextareaHTMLAttributes, useId, useState } from "react";
import { useTexts } from "../i18n/use-texts";
import { classes } from "./classes";
import { Icon } from "./icon";

interface FieldFrame {
  label: string;
  hint?: string;
  /** What is wrong with it, in words. */
  error?: string;
}

const BOX =
  "block w-full rounded-control border bg-linen px-3.5 py-2.5 text-base text-ink placeholder:text-ink-faint transition-colors duration-quick focus-visible:outline-offset-0";

function boxLook(error: string | undefined): string {
  return classes(BOX, error ? "border-ember bg-oxblood-wash/40" : "border-ink-faint/70 hover:border-ink");
}

/** Label, control, and hint or error; screen readers read the error when it appears. */
function Frame({ label, hint, error, id, children }: FieldFrame & { id: string; children: Elements }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold text-ink">
        {label}
      </label>
      {children}
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={classes(
          "mt-1 min-h-5 text-small",
          error ? "font-medium text-ember-deep" : "text-ink-faint",
          // An empty line is a distance to the next field, a hint is none.
          hint && "pb-2",
        )}
      >
        {error ?? hint}
      </p>
    </div>
  );
}

type InputProps = FieldFrame & InputHTMLAttributes<HTMLInputElement>;

export const InputField = forwardRef<HTMLInputElement, InputProps>(function InputField(
  { label, hint, error, className, ...rest },
  ref,
) {
  const id = useId();
  return (
    <Frame label={label} hint={hint} error={error} id={id}>
      <input
        ref={ref}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        className={classes(boxLook(error), "min-h-touch", className)}
        {...rest}
      />
    </Frame>
  );
});

export const PasswordField = forwardRef<HTMLInputElement, InputProps>(function PasswordField(
  { label, hint, error, ...rest },
  ref,
) {
  const id = useId();
  const { t } = useTexts();
  const [shown, setShown] = useState(false);
  return (
    <Frame label={label} hint={hint} error={error} id={id}>
      <div className="relative">
        <input
          ref={ref}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          className={classes(boxLook(error), "min-h-touch pr-12")}
          {...rest}
          type={shown ? "text" : "password"}
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-pressed={shown}
          aria-label={shown ? t("auth.hidePassword") : t("auth.showPassword")}
          className="absolute inset-y-0 right-0 flex w-touch items-center justify-center rounded-control text-ink-faint hover:text-ink"
        >
          <Icon name={shown ? "eye-off" : "eye"} className="size-5" />
        </button>
      </div>
    </Frame>
  );
});

type TextAreaProps = FieldFrame & TextareaHTMLAttributes<HTMLTextAreaElement>;

export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextAreaField(
  { label, hint, error, rows = 2, ...rest },
  ref,
) {
  const id = useId();
  return (
    <Frame label={label} hint={hint} error={error} id={id}>
      <textarea
        ref={ref}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        rows={rows}
        // With `field-sizing: content` browsers ignore `rows`, so the minimum height is set here.
        style={{ minHeight: `calc(${rows} * 1.5rem + 1.25rem + 2px)` }}
        className={classes(boxLook(error), "max-h-[70dvh] [field-sizing:content]")}
        {...rest}
      />
    </Frame>
  );
});
