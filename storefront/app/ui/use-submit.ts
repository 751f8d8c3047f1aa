import { useSubmitOnce } from "@zakh/back-office/screens/submit-once";
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "../lib/data/api";
import { showFieldErrors } from "./show-field-errors";
import { toast } from "./toast-store";
import { useDraft } from "./use-draft";

interface SubmitOptions<Form extends FieldValues, Context, Input> {
  form: UseFormReturn<Form, Context, Input>;
  /** Sends the valid form. */
  send: (input: Input) => Promise<unknown>;
  /** The toast of a failed submit; the server's message replaces the text. */
  failure: { title: string; text: string };
  /** Whether an error is shown in another way, such as by the sheet for signing in again. */
  isHandled?: (error: unknown) => boolean;
  /** The fields that error codes of the whole form are about. */
  fieldOfCode?: { readonly [code: string]: FieldPath<Form> };
  onInvalid?: (errors: FieldErrors<Form>) => void;
}

/** The submit handler of a form: one submit at a time, errors at their fields, and a toast if it fails. */
export function useSubmit<Form extends FieldValues, Context, Input>(options: SubmitOptions<Form, Context, Input>) {
  const { form, send, failure, isHandled = () => false, fieldOfCode = {}, onInvalid } = options;
  useDraft(form);
  const checkAndSend = form.handleSubmit(async (input) => {
    try {
      await send(input);
    } catch (error) {
      if (isHandled(error)) return;
      showFieldErrors(error, form);
      const { code = "", serverMessage = "" } = error instanceof ApiError ? error : {};
      const field = fieldOfCode[code];
      if (field) form.setError(field, { message: code }, { shouldFocus: true });
      toast({ title: failure.title, text: serverMessage || failure.text, tone: "wrong" });
    }
  }, onInvalid);
  return useSubmitOnce(checkAndSend);
}
