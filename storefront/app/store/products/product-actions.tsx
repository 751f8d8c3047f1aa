import { presentOf } from "@zakh/back-office/screens/present";
import type { Product, ProductData } from "@zakh/catalog/contract";
import { localized, type SinceVersion } from "@zakh/kit/contract";
import { useState } from "react";
import { useErrorText } from "../../i18n/use-error-text";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/data/api";
import { paths } from "../../lib/routing/paths";
import { Button, ButtonLink } from "../../ui/button";
import { toast } from "../../ui/toast-store";
import { useFollowingFocus } from "../../ui/use-following-focus";
import { useSaveProduct } from "../own-store";
import { MoveProduct } from "./move-product";

interface ProductActionsProps {
  storeId: number;
  product: SinceVersion<Product>;
}

/** One tap: sold out, seen by shoppers at once, or hidden from them; and its place in the store. A sold-out product comes back in its form, which asks how much there is. */
export function ProductActions({ storeId, product }: ProductActionsProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const errorText = useErrorText();
  const saving = useSaveProduct(storeId, product.id);
  const [moving, setMoving] = useState(false);
  const name = localized(product, "name", language);
  const { isHidden, isSoldOut } = product;
  const sale = useFollowingFocus<HTMLSpanElement>(isSoldOut);
  // Not `disabled`, which would take the keyboard from the button.
  const pressing = (press: () => Promise<void>) => ({
    "aria-disabled": saving.isPending || undefined,
    onClick: () => void (saving.isPending || press()),
  });

  function save(productData: ProductData, version: string | undefined) {
    const body = new FormData();
    body.set("productData", JSON.stringify(productData));
    if (version !== undefined) body.set("version", version);
    return saving.mutateAsync(body);
  }

  function refused(error: unknown) {
    const { code = "", serverMessage = "" } = error instanceof ApiError ? error : {};
    const text = serverMessage || errorText(code) || t("ownStore.product.updateFailed");
    toast({ title: t("common.errorTitle"), text, tone: "wrong" });
  }

  async function change(productData: ProductData, version: string | undefined, done: string) {
    try {
      await save(productData, version);
      toast({ title: done, text: name, tone: "done" });
    } catch (error) {
      refused(error);
    }
  }

  /** Whatever was changed meanwhile, sold out is right: orders change the stock. The undo puts back what there was just before. */
  async function sellOut({ trackStock, stock, version } = product): Promise<void> {
    try {
      const saved = await save({ trackStock: true, stock: 0 }, version);
      const undo = () => change({ trackStock, stock }, saved.version, t("ownStore.dashboard.undone"));
      const action = { label: t("ownStore.dashboard.undo"), onPress: () => void undo() };
      toast({ title: t("ownStore.dashboard.isSoldOut"), text: name, tone: "done", action });
    } catch (error) {
      const present = presentOf<Product>(error);
      if (present) return sellOut(present);
      refused(error);
    }
  }

  return (
    <>
      <span ref={sale} className="contents">
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
            aria-label={`${name}: ${t("ownStore.dashboard.sellOut")}`}
            {...pressing(() => sellOut())}
          >
            {t("ownStore.dashboard.sellOut")}
          </Button>
        )}
      </span>
      <Button
        look="quiet"
        aria-label={`${name}: ${t(isHidden ? "ownStore.dashboard.show" : "ownStore.dashboard.hide")}`}
        {...pressing(() =>
          change(
            { isHidden: !isHidden },
            product.version,
            t(isHidden ? "ownStore.dashboard.isShown" : "ownStore.dashboard.isHidden"),
          ),
        )}
      >
        {t(isHidden ? "ownStore.dashboard.show" : "ownStore.dashboard.hide")}
      </Button>
      <Button look="quiet" aria-label={`${name}: ${t("ownStore.dashboard.move")}`} onClick={() => setMoving(true)}>
        {t("ownStore.dashboard.move")}
      </Button>
      {moving ? <MoveProduct storeId={storeId} product={product} onClose={() => setMoving(false)} /> : null}
    </>
  );
}
