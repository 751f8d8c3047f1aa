import type { Product } from "@zakh/catalog/contract";
import { type Language, localized } from "@zakh/kit/contract";
import type { OrderItem } from "@zakh/orders/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { cart } from "../../cart/use-cart";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { paths } from "../../lib/paths";
import { useReadProducts } from "../../lib/products";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { toast } from "../../ui/toast-store";

/** Puts what was bought in the cart once more, at the prices and sale rules of today, and goes there. */
export function OrderAgain({ number, items }: { number: string; items: OrderItem[] }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const readProducts = useReadProducts();
  const [busy, setBusy] = useState(false);

  const orderAgain = async () => {
    setBusy(true);
    try {
      const missing = await putInCart(items, await readProducts(), language);
      const text = missing.length > 0 ? t("myPage.againMissing", { names: missing.join(", ") }) : undefined;
      if (missing.length === items.length) {
        toast({ title: t("myPage.againNone"), text, tone: "wrong" });
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
      className="max-sm:w-full"
      aria-label={t("myPage.againNamed", { number })}
    >
      <Icon name="cart" className="size-5" />
      {t("myPage.again")}
    </Button>
  );
}

/** Answers the names of what is not sold now, and of what the cart holds the most of already. */
async function putInCart(items: OrderItem[], products: Product[], language: Language): Promise<string[]> {
  const missing: string[] = [];
  for (const { productId, quantity, product: sold } of items) {
    const product = products.find(({ id }) => id === productId);
    const added = product ? await cart.add(product, quantity) : 0;
    if (added === 0) missing.push(localized(sold, "name", language));
  }
  return missing;
}
