import { Plus } from "@medusajs/icons";
import { Button, clx } from "@medusajs/ui";
import { quantityText, UNITS, unitWord } from "@zakh/catalog/contract";
import { numberText } from "@zakh/kit/contract";
import { type KeyboardEvent, useId, useRef } from "react";
import { useTexts } from "../../i18n/text";
import { TextInput } from "../../ui/forms/text-field";
import { IconAction } from "../../ui/icon-action";
import { isCompleteWeight } from "./complete-weight";
import { useWeight, type WeighedLine } from "./use-weight";

interface WeightFieldProps {
  line: WeighedLine;
  /** Called with what was saved, or is kept on this device until it can be. */
  onWeighed?: (kilograms: number | null) => void;
  className?: string;
}

/**
 * What was packed of a line, in its unit, saved as it is typed: Enter moves to the next field of the same list, and so does the last digit of a line
 * that is weighed for the first time. The button begins another pack of a weighed line. Below it stands whether it is saved.
 */
export function WeightField({ line, onWeighed, className }: WeightFieldProps) {
  const { t, language } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  /** While the last digit moves the focus on: the weight is saved after the pause, once it was shown in kilograms (ruling 66). */
  const advancing = useRef(false);
  const { text, kilograms, present, state, isWeighed, refusal, type, save, saveMine, keepTheirs } = useWeight(
    line,
    field,
    onWeighed,
  );
  const { name, quantity, unit } = line;
  const byScale = UNITS[unit].isWeighed;
  const shown = (weight: number) => quantityText(weight, unit, language);
  const asks = state === "unlikely";
  const failed = state === "invalid" || state === "refused" || state === "changed" || asks;
  const amountOf = (weight: number | null | undefined) =>
    typeof weight === "number" ? shown(weight) : t("meanwhile.empty");

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const { dataset } = event.currentTarget;
    // The focus has moved already for whoever ends each weight by Enter.
    if (dataset.autoFocused !== undefined) delete dataset.autoFocused;
    else if (save()) goToNext(event.currentTarget);
  }

  function onType(typed: string) {
    type(typed);
    if (!field.current) return;
    delete field.current.dataset.autoFocused;
    if (!byScale || isWeighed || !isCompleteWeight(typed, quantity)) return;
    advancing.current = true;
    const next = nextOf(field.current);
    if (next) {
      next.dataset.autoFocused = "";
      show(next);
    }
    advancing.current = false;
  }

  return (
    <div className={clx("flex w-36 shrink-0 flex-col", className)}>
      <div className="flex items-center">
        <TextInput
          ref={field}
          data-weight=""
          aria-label={t(byScale ? "weight.label" : "weight.count", { name })}
          aria-invalid={failed || undefined}
          aria-describedby={id}
          inputMode={byScale ? "decimal" : "numeric"}
          enterKeyHint="next"
          autoComplete="off"
          placeholder={numberText(quantity, language)}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={(event) => {
            delete event.currentTarget.dataset.autoFocused;
            if (!advancing.current) save();
          }}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 px-2 text-right tabular-nums"
        />
        {byScale ? (
          <IconAction
            label={t("weight.pack", { name })}
            variant="transparent"
            className="size-11 shrink-0 md:size-9"
            // The keypad of a phone stays open. With a keyboard, "+" is typed.
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              if (/\d\s*$/.test(text)) type(`${text}+`);
              field.current?.focus();
              field.current?.setSelectionRange(text.length + 1, text.length + 1);
            }}
          >
            <Plus />
          </IconAction>
        ) : (
          // As wide as the button, so that all fields are below each other.
          <span className="w-11 shrink-0 pl-1.5 text-sm md:w-9 md:pl-1 md:text-xs">{unitWord(unit, language)}</span>
        )}
      </div>
      <p
        id={id}
        role="status"
        className={clx("min-h-4 break-words text-xs leading-4 tabular-nums", STATE_COLOR[failed ? "failed" : state])}
      >
        {asks
          ? t("weight.unlikely", { packed: shown(kilograms ?? 0), ordered: shown(quantity) })
          : state === "changed"
            ? t("weight.changed", { present: amountOf(present) })
            : state === "refused"
              ? refusal
              : state === "invalid" && !byScale
                ? t("weight.notWhole", { ordered: quantity })
                : state !== "none" && t(`weight.${state}`, { value: shown(kilograms ?? 0) })}
      </p>
      {asks && (
        <AnswerButton
          onPress={() => {
            save(true);
            if (field.current) goToNext(field.current);
          }}
        >
          {t("weight.confirm")}
        </AnswerButton>
      )}
      {state === "changed" && (
        <>
          <AnswerButton onPress={saveMine}>{t("weight.mine", { mine: amountOf(kilograms) })}</AnswerButton>
          <AnswerButton onPress={keepTheirs}>{t("weight.theirs", { present: amountOf(present) })}</AnswerButton>
        </>
      )}
    </div>
  );
}

/** The question is about what was typed: the field must not be left by answering it. */
function AnswerButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button
      variant="secondary"
      className="mt-1 h-11 px-2 text-sm md:h-8"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

const STATE_COLOR = {
  none: "",
  failed: "text-ui-tag-red-text",
  begun: "text-ui-tag-orange-text",
  typed: "text-ui-tag-orange-text",
  saving: "text-ui-fg-subtle",
  waiting: "text-ui-tag-orange-text",
  saved: "text-ui-tag-green-text",
} as const;

/** Moves to the next weight; after the last one a phone's keypad closes. */
function goToNext(field: HTMLInputElement) {
  const next = nextOf(field);
  if (next) show(next);
  else field.blur();
}

/** The next weight of the same list. */
function nextOf(field: HTMLInputElement): HTMLInputElement | undefined {
  const fields = [...(field.closest("[data-weights]")?.querySelectorAll<HTMLInputElement>("[data-weight]") ?? [])];
  return fields[fields.indexOf(field) + 1];
}

/** In the middle of the screen. */
function show(field: HTMLInputElement) {
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
}
