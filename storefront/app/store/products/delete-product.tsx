import type { Product } from "@zakh/catalog/contract";
import { localized } from "@zakh/kit/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { QuestionSheet } from "../../ui/question-sheet";
import { toast } from "../../ui/toast-store";
import { useDeleteProduct } from "../own-store";

interface DeleteProductProps {
  storeId: number;
  /** The question is open while it is set. */
  product: Product | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks, then deletes the product; orders keep their lines (ruling 23). */
export function DeleteProduct({ storeId, product, onClose, onDeleted }: DeleteProductProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const deletion = useDeleteProduct(storeId);
  const remove = async () => {
    if (!product) return;
    try {
      await deletion.mutateAsync(product.id);
      onClose();
      toast({ title: t("ownStore.product.deleted"), tone: "done" });
      onDeleted?.();
    } catch {
      onClose();
      toast({ title: t("common.errorTitle"), text: t("ownStore.product.deleteFailed"), tone: "wrong" });
    }
  };
  return (
    <QuestionSheet
      open={product !== undefined}
      title={t("ownStore.product.deleteTitle")}
      text={t("ownStore.product.deleteText", { name: product ? localized(product, "name", language) : "" })}
      yes={t("ownStore.dashboard.delete")}
      no={t("ownStore.cancel")}
      busy={deletion.isPending}
      onYes={remove}
      onNo={onClose}
    />
  );
}
