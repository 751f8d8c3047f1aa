import { clx } from "@medusajs/ui";
import { type ComponentProps, forwardRef, useId } from "react";
import { useTexts } from "../../i18n/text";
import { describedBy, FieldFrame } from "./field-frame";
import { type TextField, TextInput } from "./text-field";

interface DateFieldProps extends Pick<ComponentProps<typeof TextField>, "label" | "hint" | "error" | "className"> {
  /** The day in the field, yyyy-MM-dd; "" for none. */
  day: string;
}

/**
 * A field of a day, which reads as days do everywhere: 2025.11.21. A browser writes it in its own language; what it writes is seen only
 * while somebody types.
 */
export const DateField = forwardRef<
  HTMLInputElement,
  DateFieldProps & Omit<ComponentProps<"input">, "id" | "ref" | "type">
>(function DateField({ label, hint, error, className, day, ...input }, ref) {
  const { t } = useTexts();
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <TextInput
          ref={ref}
          id={id}
          type="date"
          className="peer text-transparent focus:text-ui-fg-base"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint })}
          {...input}
        />
        <span
          aria-hidden
          className={clx(
            "pointer-events-none absolute inset-y-0 left-0 flex items-center px-3 text-base tabular-nums peer-focus:hidden md:text-sm",
            day === "" ? "text-ui-fg-muted" : "text-ui-fg-base",
          )}
        >
          {day === "" ? t("date.empty") : day.replaceAll("-", ".")}
        </span>
      </div>
    </FieldFrame>
  );
});
