import { Check, PencilSquare, XMark } from "@medusajs/icons";
import { clx } from "@medusajs/ui";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTexts } from "../../i18n/text";
import { useSubmitOnce } from "../../ui/forms/use-submit-once";
import { IconAction } from "../../ui/icon-action";

interface QuickFieldProps {
  /** What is edited, for screen readers: the row and the field. */
  label: string;
  /** The present value as text, for the field. */
  value: string;
  /** Saves what was typed; resolves to the error to show, which may be empty, or to nothing when the field may close. */
  onSave: (typed: string) => Promise<string | undefined>;
  /** The value as it is shown, for screen readers as well. */
  children: ReactNode;
}

/**
 * A value of a row that is edited in its place, so that nothing around it moves: pressed, it becomes a field of the same height on a phone,
 * and at a desk one that lies over its row, whose columns keep their width.
 */
export function QuickField({ label, value, onSave, children }: QuickFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = typed !== undefined;

  // The focus goes back to where the field was opened.
  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  function close() {
    setTyped(undefined);
    setError(undefined);
  }

  const submit = useSubmitOnce<FormEvent>(async () => {
    if (typed === undefined || typed.trim() === value) return close();
    setBusy(true);
    const refused = await onSave(typed);
    setBusy(false);
    if (refused === undefined) close();
    else setError(refused);
  });

  return (
    <span className="relative flex max-md:contents">
      <button
        ref={button}
        type="button"
        id={id}
        aria-label={`${label}:`}
        // Its label, and the value as it is shown.
        aria-labelledby={`${id} ${id}-shown`}
        className={clx(
          "hover:bg-ui-bg-base-hover focus-visible:shadow-borders-focus -mx-2 flex min-h-11 items-center gap-x-1.5 rounded-md px-2 text-left outline-none md:min-h-9",
          { "max-md:hidden md:invisible": isOpen },
        )}
        onClick={() => setTyped(value)}
      >
        <span id={`${id}-shown`}>{children}</span>
        <PencilSquare className="text-ui-fg-muted shrink-0" />
      </button>
      {isOpen && (
        <form
          noValidate
          className="md:bg-ui-bg-base md:shadow-elevation-flyout w-full md:absolute md:-left-3 md:-top-1 md:z-10 md:w-56 md:rounded-lg md:p-1"
          onSubmit={submit}
        >
          <span className="flex items-center gap-x-1">
            <input
              aria-label={label}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              inputMode="decimal"
              enterKeyHint="done"
              autoComplete="off"
              value={typed}
              // It was opened to be typed into.
              ref={focusAndSelect}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Escape") return;
                event.stopPropagation();
                close();
              }}
              className={clx(
                "bg-ui-bg-field shadow-borders-base text-ui-fg-base h-11 w-full min-w-0 rounded-md px-3 text-base tabular-nums outline-none",
                "focus-visible:shadow-borders-interactive-with-active aria-[invalid=true]:!shadow-borders-error md:h-9 md:text-sm",
              )}
            />
            <IconAction
              type="submit"
              className="size-11 shrink-0 md:size-9"
              label={t("save")}
              disabled={busy}
              isLoading={busy}
            >
              <Check />
            </IconAction>
            <IconAction
              type="button"
              variant="transparent"
              className="size-11 shrink-0 md:size-9"
              label={t("cancel")}
              disabled={busy}
              onClick={close}
            >
              <XMark />
            </IconAction>
          </span>
          {error && (
            <span
              id={`${id}-error`}
              role="alert"
              className="text-ui-fg-error mt-1 block whitespace-normal text-left text-sm md:px-1 md:pb-1"
            >
              {error}
            </span>
          )}
        </form>
      )}
    </span>
  );
}

/** A stable function, so that it runs only when the field appears. */
function focusAndSelect(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true });
  field?.select();
}
