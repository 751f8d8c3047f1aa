import type { SinceVersion, Versioned } from "@zakh/kit/contract";
import { useEffect, useRef, useState } from "react";
import type { DefaultValues, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { presentOf } from "../present";
import { type ChangedField, changedElsewhere, changedFields, type FieldName } from "./changed-fields";

export type { FieldName };

/** What a form asks when a field was changed both here and, meanwhile, elsewhere. */
export interface ChangedQuestion {
  fields: readonly ChangedField[];
  /** Throws away what is typed, and shows what is there now. */
  load: () => void;
  /** Saves what is typed over that; what was not touched here stays as it is now. */
  save: () => void;
}

/** How `FormDrawer`, `SettingForm` and the submits of forms know of it. */
export interface ChangedMeanwhile<Read = never> {
  /** Of the values that the form began with; sent with a change. Undefined for something new. */
  version: () => string | undefined;
  /** The form shows what was read or saved just now, and goes on from there. */
  began: (read: Read) => void;
  /**
   * Whether a save was refused because of it. What was changed elsewhere alone then stands in the form, and it is saved again: at
   * once where nobody's value is lost by that, otherwise when the question is answered so.
   */
  refused: (error: unknown) => boolean;
  question: ChangedQuestion | undefined;
}

interface Form<Read, Values> {
  /** What the form begins with; nothing for something new. */
  read: SinceVersion<Read> | undefined;
  /** What stands in its fields for that. */
  valuesOf: (read: Read) => Values;
  /** What stands in them now; `present` is what would, if it were loaded. */
  typed: (present: Values) => object;
  /** Puts other values into them, as what the form begins with. */
  load: (values: Values, read: Versioned<Read>) => void;
  /** Puts these into them, beside what is typed. */
  put: (values: Partial<Values>, read: Versioned<Read>) => void;
  /** Sends the form once more. */
  again: () => void;
  /** The fields, in the order in which they are told. */
  names: { [Field in keyof Values]?: FieldName };
}

/** How `useChangedMeanwhile` reads and fills a form that holds all its values itself. */
export function valuesIn<Values extends FieldValues, Saved extends FieldValues>(
  form: UseFormReturn<Values, unknown, Saved>,
) {
  return {
    typed: () => form.getValues(),
    load: (values: Values) => form.reset(values as DefaultValues<Values> & Values),
    put: (values: Partial<Values>) => {
      for (const [name, value] of Object.entries(values)) {
        form.setValue(name as Path<Values>, value as never, { shouldDirty: true });
      }
    },
  };
}

/** Two tabs, one thing (ruling 54): keeps the version that a form began with, and what to do when it is not the present one. */
export function useChangedMeanwhile<Read extends object, Values extends object>(
  form: Form<Read, Values>,
): ChangedMeanwhile<SinceVersion<Read>> {
  const { read, valuesOf, typed, load, put, again, names } = form;
  const base = useRef(read && { version: read.version, values: valuesOf(read) });
  const [question, setQuestion] = useState<ChangedQuestion>();
  const [saves, setSaves] = useState(0);
  const latest = useRef({ again, typed, put });
  latest.current = { again, typed, put };

  // Only once the form shows what is to be saved.
  useEffect(() => {
    if (saves > 0) latest.current.again();
  }, [saves]);

  function began(from: SinceVersion<Read>) {
    base.current = { version: from.version, values: valuesOf(from) };
    setQuestion(undefined);
  }

  function saveAgain(read: Versioned<Read>, given: { began: Values; present: Values }) {
    const theirs = changedElsewhere({ ...given, typed: latest.current.typed(given.present) });
    latest.current.put(theirs as Partial<Values>, read);
    began(read);
    setSaves((count) => count + 1);
  }

  function refused(error: unknown): boolean {
    const read = presentOf<Read>(error);
    if (!read || !base.current) return false;
    const given = { began: base.current.values, present: valuesOf(read) };
    const fields = changedFields({
      ...given,
      typed: typed(given.present),
      names: names as Record<string, FieldName>,
    });
    if (fields.length === 0) {
      saveAgain(read, given);
      return true;
    }
    setQuestion({
      fields,
      save: () => saveAgain(read, given),
      load: () => {
        load(given.present, read);
        began(read);
      },
    });
    return true;
  }

  return { version: () => base.current?.version, began, refused, question };
}

/** For what asks the question: `notice` takes the focus when it appears, `answer` hands it on to the form. */
export function useAskInForm(question: ChangedQuestion | undefined) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (question) notice.current?.focus();
  }, [question]);

  function answer(act: () => void) {
    // The buttons go with the question; the form stays, and is where one goes on.
    const form = notice.current?.closest("form");
    if (form) form.tabIndex = -1;
    form?.focus({ preventScroll: true });
    act();
  }
  return { notice, answer };
}
