import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { typePhone } from "../lib/format/phone-caret";
import { InputField } from "./field";

interface PhoneFieldProps extends Omit<ComponentProps<typeof InputField>, "value" | "onChange" | "type" | "ref"> {
  value: string;
  onChange: (value: string) => void;
}

/** Formats the number as 010-NNNN-NNNN during typing and keeps the caret at its digit (spec §5). */
export function PhoneField({ value, onChange, ...rest }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>();
  // React moves the caret to the end when it writes a value that differs from what was typed.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  return (
    <InputField
      ref={input}
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      placeholder="010-0000-0000"
      value={value}
      onChange={(event) => {
        const { value: typed, selectionStart } = event.target;
        const next = typePhone(typed, selectionStart ?? typed.length, value);
        caret.current = next.caret;
        // An ignored key does not change the value, so no render would reset the input.
        if (next.value === value) event.target.value = value;
        onChange(next.value);
      }}
      {...rest}
    />
  );
}
