import { clx, Select } from "@medusajs/ui";
import { useId } from "react";
import type { Elements } from "../elements";
import { describedBy, FieldFrame } from "./field-frame";
import { FIELD } from "./text-field";

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** Shown before the label in the list. */
  mark?: Elements;
}

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChoose: (value: Value) => void;
  hint?: string;
  error?: string;
  disabled?: boolean;
  className?: string;
  /** Whether a phone shows no label above it. */
  bareOnPhone?: boolean;
}

/** Radix reserves the empty value for "nothing chosen". */
const EMPTY_VALUE = " ";

/** A select of a few values; "" is a valid value. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChoose, hint, error, disabled, className, bareOnPhone } = props;
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className} bareOnPhone={bareOnPhone}>
      <Select
        value={value === "" ? EMPTY_VALUE : value}
        disabled={disabled}
        onValueChange={(next) => {
          const option = options.find((one) => (one.value === "" ? EMPTY_VALUE : one.value) === next);
          if (option) onChoose(option.value);
        }}
      >
        <Select.Trigger
          id={id}
          // On phones the selected label wraps to two lines if needed, instead of being cut.
          className={clx(FIELD, "h-auto min-h-11 py-1.5 text-left leading-tight md:h-9 md:min-h-0")}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint })}
        >
          <span className="min-w-0 break-words md:truncate">{chosen?.label ?? ""}</span>
        </Select.Trigger>
        <Select.Content className="z-[60]" collisionPadding={8}>
          {options.map((option) => (
            <Select.Item
              key={option.value}
              value={option.value === "" ? EMPTY_VALUE : option.value}
              className="min-h-11 !text-base md:min-h-9 md:!text-sm"
            >
              <span className="flex items-center gap-x-2.5">
                {option.mark}
                <span>{option.label}</span>
              </span>
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </FieldFrame>
  );
}
