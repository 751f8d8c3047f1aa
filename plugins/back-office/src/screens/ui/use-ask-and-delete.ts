import { useTexts } from "../i18n/text";
import { useShowRefusal } from "./form-refusal";
import { toast } from "./toast";
import { useConfirmDelete } from "./use-confirm-delete";

interface Deletion {
  /** What is deleted, as the question and the toast call it. */
  name: string;
  remove: () => Promise<unknown>;
  /** What else goes with it, or stays. */
  text?: string;
  /** Said of a failure that the server says nothing of. */
  failed: string;
}

/** Asks, deletes, and says what became of it. */
export function useAskAndDelete(): (deletion: Deletion) => Promise<void> {
  const { t } = useTexts();
  const show = useShowRefusal();
  const confirm = useConfirmDelete();
  return async ({ name, remove, text, failed }) => {
    if (!(await confirm(name, text))) return;
    // Not in the callbacks of `mutate`: the row, and they with it, is gone by then.
    try {
      await remove();
      toast.success(t("deleted"), { description: name });
    } catch (error) {
      show.refused(error, failed);
    }
  };
}
