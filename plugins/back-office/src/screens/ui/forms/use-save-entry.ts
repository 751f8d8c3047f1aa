import { useTexts } from "../../i18n/text";
import { useErrorToast } from "../error-toast";
import { withEntry } from "../lists/list-entries";
import { toast } from "../toast";

interface EntryOfList<Entry> {
  /** The list as it is now. */
  entries: readonly Entry[];
  /** The entry that is edited, as the form began with it; undefined for a new one. */
  read: Entry | undefined;
  save: (entries: Entry[]) => Promise<unknown>;
  /** The entry's name in the toast. */
  nameOf: (changed: Entry) => string;
  /** Default text of a failure. */
  failed: string;
  onClose: () => void;
}

/**
 * Saves an entry of a setting that is a list, shows the result and closes the form. Nothing is sent where another admin has changed
 * the same entry meanwhile.
 */
export function useSaveEntry<Entry extends object>({ entries, read, ...of }: EntryOfList<Entry>) {
  const { save, nameOf, failed, onClose } = of;
  const { t } = useTexts();
  const show = useErrorToast();
  return async (changed: Entry): Promise<void> => {
    const next = withEntry(entries, read, changed);
    if (!next) {
      toast.error(t("error"), { description: t("meanwhile.title") });
      return;
    }
    try {
      await save(next);
      toast.success(t("saved"), { description: nameOf(changed) });
      onClose();
    } catch (error) {
      show.refused(error, failed);
    }
  };
}
