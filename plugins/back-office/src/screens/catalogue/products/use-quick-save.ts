import type { Product } from "@zakh/catalog/contract";
import type { SinceVersion } from "@zakh/kit/contract";
import { UNDO_STATUS_MS } from "../../durations";
import { useTexts } from "../../i18n/text";
import { presentOf } from "../../present";
import { useSaveProduct } from "../../resources/products";
import { useQuestion } from "../../ui/drawers/use-question";
import { useErrorToast } from "../../ui/error-toast";
import { useFailureText } from "../../ui/failure-text";
import { toast } from "../../ui/toast";
import { changedElsewhere, type QuickChange, quickForm, undoOf } from "./quick-change";

/** A product that a list shows, at the version that it has read. */
export type ListedProduct = SinceVersion<Product>;

interface QuickSaving {
  change: QuickChange;
  /** What the toast says. */
  done: string;
  /** Whether it is right whatever somebody else has saved meanwhile, so that nothing is asked. */
  isRightAnyway?: boolean;
}

/** Answer of a saving that its person took back: nothing is wrong, and what was typed stays. */
export const TAKEN_BACK = "";

/**
 * Saves a few fields of a listed product, and offers the undo. Where somebody else has changed the same field meanwhile, it asks;
 * other changes stay. Resolves to the error to show, to `TAKEN_BACK`, or to nothing when it is saved or is kept on this device.
 */
export function useQuickSave() {
  const { t } = useTexts();
  const prompt = useQuestion();
  const failureText = useFailureText();
  const show = useErrorToast();
  const save = useSaveProduct();

  async function send(product: ListedProduct, saving: QuickSaving): Promise<string | undefined> {
    try {
      const saved = await save.mutateAsync({ id: product.id, form: quickForm(saving.change, product.version) });
      toast.success(saving.done, {
        description: product.name,
        action: { label: t("transfers.undo"), onPress: () => void undo(saved, undoOf(saving.change, product)) },
        duration: UNDO_STATUS_MS,
      });
      return undefined;
    } catch (error) {
      const present = presentOf<Product>(error);
      if (!present) return show.queued(error) ? undefined : failureText(error);
      const fields = saving.isRightAnyway ? [] : changedElsewhere(saving.change, product, present);
      if (fields.length > 0 && !(await asksAnyway(present, fields))) return TAKEN_BACK;
      return send(present, saving);
    }
  }

  function asksAnyway(present: Product, fields: readonly (keyof QuickChange)[]): Promise<boolean> {
    const { price, stock, isHidden } = present;
    const shown = fields.map((field) => {
      if (field === "price") return t("products.quick.priceNow", { value: price });
      if (field === "isHidden") return t(isHidden ? "products.quick.hidden" : "products.quick.shown");
      return t("products.quick.stockNow", { value: stock });
    });
    return prompt({
      title: present.name,
      description: `${t("meanwhile.title")} ${[...new Set(shown)].join(" ")}`,
      confirmText: t("meanwhile.save"),
      cancelText: t("cancel"),
      variant: "confirmation",
    });
  }

  /** Usable after the row is gone: a later change of the same field keeps it. */
  async function undo(saved: ListedProduct, change: QuickChange) {
    try {
      await save.mutateAsync({ id: saved.id, form: quickForm(change, saved.version) });
      toast.success(t("products.quick.undone"), { description: saved.name });
    } catch (error) {
      if (!show.queued(error)) toast.error(t("transfers.undoFailed"), { description: failureText(error) });
    }
  }

  return { send, isSaving: (product: Product) => save.isPending && save.variables.id === product.id };
}
