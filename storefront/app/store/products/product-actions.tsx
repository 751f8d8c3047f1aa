import type { Product } from "@zakh/catalog/contract";
import { localized, type SinceVersion } from "@zakh/kit/contract";
import { useErrorText } from "../../i18n/use-error-text";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/data/api";
import { paths } from "../../lib/routing/paths";
import { Button, ButtonLink } from "../../ui/button";
import { toast } from "../../ui/toast-store";
import { useSaveProduct } from "../own-store";

interface ProductActionsProps {
  storeId: number;
  product: SinceVersion<Product>;
}

/** One tap: sold out, seen by shoppers at once, or hidden from them. A sold-out product comes back in its form, which asks how much there is. */
export function ProductActions({ storeId, product }: ProductActionsProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const errorText = useErrorText();
  const saving = useSaveProduct(storeId, product.id);
  const name = localized(product, "name", language);
  const { isHidden, isSoldOut } = product;

  async function change(productData: object, done: string) {
    const body = new FormData();
    body.set("productData", JSON.stringify(productData));
    if (product.version !== undefined) body.set("version", product.version);
    try {
      await saving.mutateAsync(body);
      toast({ title: done, text: name, tone: "done" });
    } catch (error) {
      const { code = "", serverMessage = "" } = error instanceof ApiError ? error : {};
      const text = serverMessage || errorText(code) || t("ownStore.product.updateFailed");
      toast({ title: t("common.errorTitle"), text, tone: "wrong" });
    }
  }

  return (
    <>
      {isSoldOut ? (
        <ButtonLink
          to={paths.storeProductEdit(product.id)}
          look="quiet"
          aria-label={`${name}: ${t("ownStore.dashboard.sellAgain")}`}
        >
          {t("ownStore.dashboard.sellAgain")}
        </ButtonLink>
      ) : (
        <Button
          look="quiet"
          disabled={saving.isPending}
          aria-label={`${name}: ${t("ownStore.dashboard.soldOut")}`}
          onClick={() => change({ trackStock: true, stock: 0 }, t("ownStore.dashboard.isSoldOut"))}
        >
          {t("ownStore.dashboard.soldOut")}
        </Button>
      )}
      <Button
        look="quiet"
        disabled={saving.isPending}
        aria-label={`${name}: ${t(isHidden ? "ownStore.dashboard.show" : "ownStore.dashboard.hide")}`}
        onClick={() =>
          change({ isHidden: !isHidden }, t(isHidden ? "ownStore.dashboard.isShown" : "ownStore.dashboard.isHidden"))
        }
      >
        {t(isHidden ? "ownStore.dashboard.show" : "ownStore.dashboard.hide")}
      </Button>
    </>
  );
}
