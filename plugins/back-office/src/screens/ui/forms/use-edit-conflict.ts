import type { SinceVersion, Versioned } from "@zakh/kit/contract";
import { useEffect, useRef, useState } from "react";
import type { DefaultValues, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { presentOf } from "../../present";
import { type ChangedField, changedElsewhere, changedFields, type FieldName } from "./changed-fields";

export type { FieldName };

/** The question of a form when a field was changed both here and elsewhere. */
export interface ChangedQuestion {
  fields: readonly ChangedField[];
  /** Discards the typed values, and shows the current ones. */
  load: () => void;
  /** Saves the typed values over the current ones; untouched fields keep their current values. */
  save: () => void;
}

/** The interface for `FormDrawer`, `SettingForm` and submits. */
export interface ChangedMeanwhile<Read = never> {
  /** The version of the form's initial values; sent with a change. Undefined for something new. */
  version: () => string | undefined;
  /** Call it when the form shows newly read or saved values, which become its new start. */
  began: (read: Read) => void;
  /**
   * Whether a save was refused because of a concurrent change. Changes by others in untouched fields are put into the
   * form, and it is saved again: at once when nobody's value would be lost, otherwise after the question is answered.
   */
  refused: (error: unknown) => boolean;
  question: ChangedQuestion | undefined;
}

interface Form<Read, Values> {
  /** The initial data; undefined for something new. */
  read: SinceVersion<Read> | undefined;
  /** Converts the data to form values. */
  valuesOf: (read: Read) => Values;
  /** The form's current values; `present` are the current values of the server. */
  typed: (present: Values) => object;
  /** Replaces the form's values, as its new start. */
  load: (values: Values, read: Versioned<Read>) => void;
  /** Sets these values, beside the typed ones. */
  put: (values: Partial<Values>, read: Versioned<Read>) => void;
  /** Submits the form again. */
  again: () => void;
  /** Labels of the fields, in display order. */
  names: { [Field in keyof Values]?: FieldName };
}

/** How `useEditConflict` reads and fills a form that holds all its values itself. */
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

/**
 * Handles concurrent edits (ruling 54): remembers the version that a form started with, and what to do when it is
 * outdated.
 */
export function useEditConflict<Read extends object, Values extends object>(
  form: Form<Read, Values>,
): ChangedMeanwhile<SinceVersion<Read>> {
  const { read, valuesOf, typed, load, put, again, names } = form;
  const base = useRef(read && { version: read.version, values: valuesOf(read) });
  const [question, setQuestion] = useState<ChangedQuestion>();
  const [saves, setSaves] = useState(0);
  const latest = useRef({ again, typed, put });
  useEffect(() => {
    latest.current = { again, typed, put };
  });

  // Only once the form shows the values to save.
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

/** Focus of the question: `notice` takes the focus when it appears, `answer` returns it to the form. */
export function useAskInForm(question: ChangedQuestion | undefined) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (question) notice.current?.focus();
  }, [question]);

  function answer(act: () => void) {
    // The buttons disappear with the question, so the focus moves to the form.
    const form = notice.current?.closest("form");
    if (form) form.tabIndex = -1;
    form?.focus({ preventScroll: true });
    act();
  }
  return { notice, answer };
}
