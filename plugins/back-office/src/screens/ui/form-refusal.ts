import { useContext } from "react";
import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { refusedFields, type serverText, statusOf } from "../client";
import { useTexts } from "../i18n/text";
import { useCheckSession } from "../resources/session";
import { useRefusalText } from "./failure-text";
import { toast } from "./toast";
import { GuardedContext } from "./unsaved";

/**
 * Shows what became of a form that could not be saved: a toast in the server's words where it has any, in ours otherwise
 * (spec §8), and a text at each field that the server names.
 */
export function useShowRefusal() {
  const { t } = useTexts();
  const refusalText = useRefusalText();
  const guarded = useContext(GuardedContext);
  const check = useCheckSession();
  return {
    /**
     * The server was asked and refused, or was not reached; `ours` says what was tried, `said` picks the server's words.
     * Of a session that has ended nothing is said here: the sign-in that opens says it.
     */
    refused(error: unknown, ours: string, said?: typeof serverText) {
      const say = () => toast.error(t("error"), { description: refusalText(error, ours, said) });
      if (guarded && statusOf(error) === 401) void check().then(({ authenticated }) => authenticated && say(), say);
      else say();
    },
    /** Something is wrong with what was typed, so that nothing was sent. */
    invalid() {
      toast.error(t("form.invalid"));
    },
  };
}

/**
 * Puts the server's words at the fields that they are about, and answers those fields; `names` says what the form calls a
 * field of the call.
 */
export function markRefusedFields<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  error: unknown,
  names: Partial<Record<string, FieldPath<Values>>> = {},
): FieldPath<Values>[] {
  return Object.entries(refusedFields(error)).map(([path, message]) => {
    const name = names[path] ?? (path as FieldPath<Values>);
    setError(name, { type: "server", message });
    return name;
  });
}
