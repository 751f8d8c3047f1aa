import type { Elements } from "@zakh/back-office/screens/elements";
import { useEffect, useId, useRef, useState } from "react";
import { useTexts } from "../../i18n/use-texts";

const PHONE = /\d{3}-[\d*]{4}-\d{4}/g;
/** No line break parts what it joins: a phone number stays whole. */
const WORD_JOINER = "\u2060";

interface FoldedFieldsProps {
  title: string;
  /** What its fields hold, while they are closed. */
  facts: readonly string[];
  /** All of it is known from the last order. */
  known: boolean;
  /** Something in it is to be corrected: it opens, and stays open. */
  wrong: boolean;
  children: Elements;
}

/** A part of the form; for who bought before it is a few words and a button that opens it. */
export function FoldedFields({ title, facts, known, wrong, children }: FoldedFieldsProps) {
  const { t } = useTexts();
  const id = useId();
  const part = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(!known);
  const shown = open || wrong;
  const wasShown = useRef(shown);
  useEffect(() => {
    if (wrong) setOpen(true);
    // What was pressed is gone, and what is wrong was not there to be focused.
    if (shown && !wasShown.current) {
      const invalid = part.current?.querySelector<HTMLElement>("[aria-invalid=true]");
      (invalid ?? part.current)?.focus();
    }
    wasShown.current = shown;
  }, [wrong, shown]);
  return (
    <section ref={part} aria-labelledby={id} tabIndex={-1} className="focus:outline-none">
      <div className="flex items-start justify-between gap-3 border-b border-paper-edge pb-2">
        <div className="min-w-0">
          <h2 id={id} className="text-title-s uppercase">
            {title}
          </h2>
          {shown
            ? null
            : facts.filter(Boolean).map((fact) => (
                <p key={fact} className="mt-1 break-words text-small text-ink-soft">
                  {fact.replaceAll(PHONE, (phone) => phone.replaceAll("-", `-${WORD_JOINER}`))}
                </p>
              ))}
        </div>
        {shown ? null : (
          <button
            type="button"
            aria-label={t("checkout.changeNamed", { name: title })}
            onClick={() => setOpen(true)}
            className="-my-2 -mr-2 min-h-touch shrink-0 rounded-control px-2 text-small font-semibold text-oxblood underline underline-offset-4"
          >
            {t("checkout.change")}
          </button>
        )}
      </div>
      {shown ? <div className="mt-4">{children}</div> : null}
    </section>
  );
}
