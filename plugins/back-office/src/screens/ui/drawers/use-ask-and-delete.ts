import { useTexts } from "../../i18n/text";
import { useErrorToast } from "../error-toast";
import { toast } from "../toast";
import { useConfirmDelete } from "./use-confirm-delete";

interface Deletion {
  /** The item's name in the question and the toast. */
  name: string;
  remove: () => Promise<unknown>;
  /** What else is deleted, or stays. */
  text?: string;
  /** Default text of a failure. */
  failed: string;
}

/** Confirms, deletes, and shows the result. */
export function useAskAndDelete(): (deletion: Deletion) => Promise<void> {
  const { t } = useTexts();
  const show = useErrorToast();
  const confirm = useConfirmDelete();
  return async ({ name, remove, text, failed }) => {
    if (!(await confirm(name, text))) return;
    // Awaited instead of using the callbacks of `mutate`, which are lost when the row is unmounted.
    try {
      await remove();
      toast.success(t("deleted"), { description: name });
    } catch (error) {
      show.refused(error, failed);
    }
  };
}
