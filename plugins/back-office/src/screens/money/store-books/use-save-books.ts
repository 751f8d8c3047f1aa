import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { markRefusedFields, useErrorToast } from "../../ui/error-toast";
import { useSubmitOnce } from "../../ui/forms/use-submit-once";
import { toast } from "../../ui/toast";

interface BooksSaving<Input> {
  save: (input: Input) => Promise<unknown>;
  /** The toast after saving. */
  saved: string;
  onClose: () => void;
}

/** Submits a form of a store's books once, however often it is pressed, and closes it when it is saved. */
export function useSaveBooks<Values extends FieldValues, Input extends FieldValues>(
  { handleSubmit, setError }: UseFormReturn<Values, unknown, Input>,
  { save, saved, onClose }: BooksSaving<Input>,
) {
  const { t } = useTexts();
  const show = useErrorToast();
  const send = handleSubmit(async (input) => {
    try {
      await save(input);
      toast.success(saved);
      onClose();
    } catch (error) {
      markRefusedFields(setError, error);
      if (show.refused(error, t("storeBooks.saveFailed"))) onClose();
    }
  }, show.invalid);
  return useSubmitOnce(send);
}
