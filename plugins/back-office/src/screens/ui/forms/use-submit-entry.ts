import type { SinceVersion } from "@zakh/kit/contract";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { markRefusedFields, useErrorToast } from "../error-toast";
import { toast } from "../toast";
import type { ChangedMeanwhile } from "./use-edit-conflict";
import { useSubmitOnce } from "./use-submit-once";

interface EntrySaving<Input, Saved> {
  save: (input: SinceVersion<Input>) => Promise<Saved>;
  /** Knows the version of the form's initial values. */
  meanwhile: Pick<ChangedMeanwhile, "version" | "refused">;
  /** The toast after saving. */
  done: (saved: Saved) => { title: string; description: string };
  onClose: () => void;
}

/** The text of an error: a function of the error, or a default for errors without a text of the server. */
type SavingRefused = { refused: (error: unknown) => string; failed?: never } | { failed: string; refused?: never };

/** Submits the form of an entry, shows the result, and closes the form when it is saved. */
export function useSubmitEntry<Values extends FieldValues, Input extends FieldValues, Saved>(
  form: UseFormReturn<Values, unknown, Input>,
  { save, meanwhile, done, refused, failed, onClose }: EntrySaving<Input, Saved> & SavingRefused,
) {
  const show = useErrorToast();
  const send = form.handleSubmit(async (input) => {
    try {
      const { title, description } = done(await save({ ...input, version: meanwhile.version() }));
      toast.success(title, { description });
      onClose();
    } catch (error) {
      if (meanwhile.refused(error)) return;
      markRefusedFields(form.setError, error);
      const isQueued = refused ? show.refused(error, refused(error), () => undefined) : show.refused(error, failed);
      if (isQueued) onClose();
    }
  }, show.invalid);
  return useSubmitOnce(send);
}
