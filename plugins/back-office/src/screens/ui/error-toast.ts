import { useContext } from "react";
import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { refusedFields, type serverText, statusOf } from "../client";
import { useTexts } from "../i18n/text";
import { NotReached } from "../offline-queue/send-or-queue";
import { useCheckSession } from "../resources/session";
import { useRefusalText } from "./failure-text";
import { GuardedContext } from "./forms/unsaved";
import { toast } from "./toast";

/**
 * Shows why a form could not be saved: a toast with the server's text if there is one, otherwise ours (spec §8), and an
 * error at each field that the server names.
 */
export function useErrorToast() {
  const { t } = useTexts();
  const refusalText = useRefusalText();
  const guarded = useContext(GuardedContext);
  const check = useCheckSession();
  /** Says that a change is kept on this device and sent later, and returns whether it is: for its form that is as good as saved. */
  function queued(error: unknown): boolean {
    if (!(error instanceof NotReached && error.queued)) return false;
    toast.warning(t("waiting.queued.title"), {
      description: t(error.queued === "waiting" ? "waiting.queued.text" : "waiting.unsure.text"),
    });
    return true;
  }

  return {
    queued,
    /**
     * For a refused or unreachable save; `ours` is the default text, `said` selects the server's. For an expired
     * session nothing is shown, because the sign-in that opens explains it. Returns what `queued` returns.
     */
    refused(error: unknown, ours: string, serverTextOf?: typeof serverText): boolean {
      if (queued(error)) return true;
      const showToast = () => toast.error(t("error"), { description: refusalText(error, ours, serverTextOf) });
      if (guarded && statusOf(error) === 401)
        void check().then(({ authenticated }) => authenticated && showToast(), showToast);
      else showToast();
      return false;
    },
    /** For invalid input that was not sent. */
    invalid() {
      toast.error(t("form.invalid"));
    },
  };
}

/**
 * Shows the server's errors at their fields, and returns those fields; `names` maps fields of the call to fields of the
 * form.
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
