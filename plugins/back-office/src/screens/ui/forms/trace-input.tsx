import { Photo } from "@medusajs/icons";
import { Button, Text } from "@medusajs/ui";
import { type ComponentProps, forwardRef, lazy, type MouseEvent, Suspense, useRef, useState } from "react";
import { useTexts } from "../../i18n/text";
import { TextField } from "./text-field";

const Scanner = lazy(() => import("./scanner"));

interface TraceInputProps extends Pick<ComponentProps<typeof TextField>, "label" | "hint" | "error" | "className"> {
  /** For screen readers, where the label alone does not say of what. */
  name?: string;
  value: string;
  readOnly?: boolean;
  /** Several with commas between them: the keypad has none. */
  isSeveral?: boolean;
  onChange: (typed: string) => void;
  /** The camera has read a number. */
  onScanned: (number: string) => void;
  /** The camera is opened, or closed. */
  onScanning?: (isOn: boolean) => void;
  onBlur?: () => void;
  onKeyDown?: ComponentProps<"input">["onKeyDown"];
}

/** The field of a trace number: digits by the phone's keypad, the letter of a lot by a button, or all of it by the camera. */
export const TraceInput = forwardRef<HTMLInputElement, TraceInputProps>(function TraceInput(props, ref) {
  const {
    label,
    hint,
    error,
    className,
    name,
    value,
    readOnly,
    isSeveral = false,
    onChange,
    onScanned,
    onScanning,
    onBlur,
    onKeyDown,
  } = props;
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const [isScanning, setScanning] = useState(false);
  function scan(isOn: boolean) {
    setScanning(isOn);
    onScanning?.(isOn);
    // The camera's own buttons are gone with it.
    if (!isOn) box.current?.querySelector("input")?.focus({ preventScroll: true });
  }
  // What keeps the focus in the field: leaving it may save it.
  const stay = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
  return (
    <div ref={box} className="flex flex-col gap-y-2">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          ref={ref}
          className={className}
          label={label}
          aria-label={name}
          hint={hint}
          error={error}
          inputMode={isSeveral ? "text" : "numeric"}
          autoComplete="off"
          readOnly={readOnly}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
        {!isSeveral && (
          <Button
            type="button"
            variant="secondary"
            className="h-11 w-11 text-base md:h-9 md:text-sm"
            aria-label={t("lots.letter")}
            disabled={/^\s*L/i.test(value)}
            onClick={() => onChange(`L${value}`)}
            {...stay}
          >
            L
          </Button>
        )}
        <Button
          type="button"
          variant="secondary"
          className="h-11 px-4 text-sm md:h-9"
          aria-expanded={isScanning}
          onClick={() => scan(!isScanning)}
          {...stay}
        >
          <Photo />
          <span>{t("lots.scan")}</span>
        </Button>
      </div>
      {isScanning && (
        <Suspense fallback={<Text className="text-ui-fg-subtle text-sm">{t("lots.scan.starting")}</Text>}>
          <Scanner
            onRead={(number) => {
              scan(false);
              onScanned(number);
            }}
            onClose={() => scan(false)}
          />
        </Suspense>
      )}
    </div>
  );
});
