import type { SinceVersion, Versioned } from "@zakh/kit/contract";
import { useRef, useState } from "react";
import { type ChangedField, changedFields, type FieldName } from "./changed-fields";

export type { FieldName };

/** What a form asks when somebody has changed meanwhile what it edits. */
export interface ChangedQuestion {
  fields: readonly ChangedField[];
  /** Throws away what is typed, and shows what is there now. */
  load: () => void;
  /** Saves what is typed, over what is there now. */
  save: () => void;
}

/** How `FormDrawer`, `SettingForm` and the submits of forms know of it. */
export interface ChangedMeanwhile<Read = never> {
  /** Of the values that the form began with; sent with a change. Undefined for something new. */
  version: () => string | undefined;
  /** The form shows what was read or saved just now, and goes on from there. */
  began: (read: Read) => void;
  /**
   * Whether a save was refused because of it. Where nobody's value would be lost `again` is called at once, otherwise when
   * the question is answered so.
   */
  refused: (error: unknown, again: () => void) => boolean;
  question: ChangedQuestion | undefined;
}

interface Form<Read, Values> {
  /** What the form begins with; nothing for something new. */
  read: SinceVersion<Read> | undefined;
  /** What stands in its fields for that. */
  valuesOf: (read: Read) => Values;
  /** What stands in them now; `present` is what would, if it were loaded. */
  typed: (present: Values) => object;
  /** Puts other values into them. */
  load: (values: Values, read: Versioned<Read>) => void;
  /** The fields, in the order in which they are told. */
  names: { [Field in keyof Values]?: FieldName };
}

/** Two tabs, one thing (ruling 54): keeps the version that a form began with, and what to do when it is not the present one. */
export function useChangedMeanwhile<Read extends object, Values extends object>(
  form: Form<Read, Values>,
): ChangedMeanwhile<SinceVersion<Read>> {
  const { read, valuesOf, typed, load, names } = form;
  const base = useRef(read && { version: read.version, values: valuesOf(read) });
  const [question, setQuestion] = useState<ChangedQuestion>();

  function began(from: SinceVersion<Read>) {
    base.current = { version: from.version, values: valuesOf(from) };
    setQuestion(undefined);
  }

  function refused(error: unknown, again: () => void): boolean {
    const read = presentOf<Read>(error);
    if (!read || !base.current) return false;
    const present = valuesOf(read);
    const fields = changedFields({
      began: base.current.values,
      present,
      typed: typed(present),
      names: names as Record<string, FieldName>,
    });
    const save = () => {
      began(read);
      again();
    };
    if (fields.length === 0) {
      save();
      return true;
    }
    setQuestion({
      fields,
      save,
      load: () => {
        load(present, read);
        began(read);
      },
    });
    return true;
  }

  return { version: () => base.current?.version, began, refused, question };
}

/** What is there now, out of the refusal; errors of either client carry the answer's `body`. */
function presentOf<Read>(error: unknown): Versioned<Read> | undefined {
  const { body } = error as { body?: { code?: string; present?: Versioned<Read> } };
  return body?.code === "changed_meanwhile" ? body.present : undefined;
}
