import { type Product, quantityText } from "@zakh/catalog/contract";
import { localized } from "@zakh/kit/contract";
import type { OrderItem } from "@zakh/orders/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { maxQuantityText } from "../../cart/add-to-cart";
import { cart } from "../../cart/use-cart";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { ApiError, api } from "../../lib/data/api";
import { paths } from "../../lib/routing/paths";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { toast } from "../../ui/toast-store";

/** Adds the products of an order to the cart again, with current prices and sale rules, and opens the cart; a toast names what is otherwise than in the order. */
export function OrderAgain({ number, items }: { number: string; items: OrderItem[] }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const orderAgain = async () => {
    setBusy(true);
    try {
      const products = await Promise.all(items.map(({ productId }) => productForSale(productId)));
      /** What is otherwise than in the order, and how many lines are in the cart. */
      const notes: string[] = [];
      let added = 0;
      for (const { productId, quantity, product: sold } of items) {
        const product = products.find((one) => one?.id === productId);
        const put = product ? await cart.add(product, quantity) : 0;
        if (put > 0) added += 1;
        if (put === quantity) continue;
        const left = product ? maxQuantityText(t, product, language) : t("cart.gone");
        const how = product && put > 0 ? quantityText(put, product.unit, language) : left;
        notes.push(`${localized(sold, "name", language)}: ${how}`);
      }
      const text = notes.join("; ") || undefined;
      if (added === 0) {
        toast({ title: t("cart.notAdded"), text, tone: "wrong" });
        return;
      }
      toast({ title: t("cart.added"), text, tone: text ? "note" : "done" });
      navigate(paths.cart);
    } catch {
      toast({ title: t("cart.addFailedTitle"), text: t("cart.addFailedText"), tone: "wrong" });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      look="outline"
      busy={busy}
      onClick={orderAgain}
      className="w-full sm:w-auto"
      aria-label={t("myPage.againNamed", { number })}
    >
      <Icon name="cart" className="size-5" />
      <span>{t("myPage.again")}</span>
    </Button>
  );
}

/** A product as it is sold now; undefined for one that is gone. */
async function productForSale(id: number): Promise<Product | undefined> {
  try {
    return await api<Product>(`/api/products/${id}`);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
