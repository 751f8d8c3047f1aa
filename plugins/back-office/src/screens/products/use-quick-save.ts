import type { Product, ProductData } from "@zakh/catalog/contract";
import type { SinceVersion } from "@zakh/kit/contract";
import { UNDO_STATUS_MS } from "../durations";
import { useTexts } from "../i18n/text";
import { presentOf } from "../present";
import { useSaveProduct } from "../resources/products";
import { useFailureText } from "../ui/failure-text";
import { toast } from "../ui/toast";
import { useQuestion } from "../ui/use-question";

/** Fields that are changed from the list. */
export type QuickChange = Pick<ProductData, "price" | "stock" | "trackStock" | "isHidden">;

interface QuickSaving {
  change: QuickChange;
  /** Takes the change back. */
  undo: QuickChange;
  /** What the toast says. */
  done: string;
}

/** A product that a list shows, at the version that it has read. */
export type ListedProduct = SinceVersion<Product>;

/** The multipart body that saves a few fields of a product. */
export function quickForm(change: QuickChange, version: string | undefined): FormData {
  const form = new FormData();
  form.append("productData", JSON.stringify(change));
  if (version !== undefined) form.append("version", version);
  return form;
}

/** The changed fields that somebody else has changed since the list was read. */
export function changedElsewhere(change: QuickChange, read: Product, present: Product): (keyof QuickChange)[] {
  return (Object.keys(change) as (keyof QuickChange)[]).filter((field) => read[field] !== present[field]);
}

/**
 * Saves a few fields of a listed product, and offers the undo. Where somebody else has changed the same field meanwhile, it asks;
 * other changes stay. Resolves to the error to show, or to nothing.
 */
export function useQuickSave() {
  const { t } = useTexts();
  const prompt = useQuestion();
  const failureText = useFailureText();
  const save = useSaveProduct();

  async function send(product: ListedProduct, saving: QuickSaving): Promise<string | undefined> {
    try {
      const saved = await save.mutateAsync({ id: product.id, form: quickForm(saving.change, product.version) });
      toast.success(saving.done, {
        description: product.name,
        action: { label: t("transfers.undo"), onPress: () => void undo(saved, saving) },
        duration: UNDO_STATUS_MS,
      });
      return undefined;
    } catch (error) {
      const present = presentOf<Product>(error);
      if (!present) return failureText(error);
      const fields = changedElsewhere(saving.change, product, present);
      if (fields.length > 0 && !(await asksAnyway(present, fields))) return undefined;
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
  async function undo(saved: ListedProduct, { undo: change }: QuickSaving) {
    try {
      await save.mutateAsync({ id: saved.id, form: quickForm(change, saved.version) });
      toast.success(t("products.quick.undone"), { description: saved.name });
    } catch (error) {
      toast.error(t("transfers.undoFailed"), { description: failureText(error) });
    }
  }

  return { send, isSaving: (product: Product) => save.isPending && save.variables.id === product.id };
}
