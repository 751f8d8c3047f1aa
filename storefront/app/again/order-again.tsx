import { type Offered, offeredLines } from "@zakh/favorites/contract";
import { localized } from "@zakh/kit/contract";
import type { OrderItem } from "@zakh/orders/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { cart } from "../cart/use-cart";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import { readChosenProducts } from "../lib/data/chosen-products";
import type { CardProduct } from "../lib/data/products";
import { paths } from "../lib/routing/paths";
import { useSession } from "../session/session";
import { useLoginRedirect } from "../session/use-login-redirect";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { lazySheet } from "../ui/lazy-sheet";
import { toast } from "../ui/toast-store";

/** Loaded when something of an order is missing. */
const CheckSheet = lazySheet(() => import("./check-sheet"));

/**
 * Adds the products of an order to the cart again, at today's prices and by today's sale rules, and opens the cart. What is otherwise than in
 * the order is shown first. Whoever has found the order by its email signs in before.
 */
export function OrderAgain({ number, items }: { number: string; items: OrderItem[] }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { user } = useSession();
  const navigate = useNavigate();
  const redirectToLogin = useLoginRedirect();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Offered<CardProduct>>();

  const add = async ({ lines }: Offered<CardProduct>) => {
    setAsked(undefined);
    let added = 0;
    for (const { product, quantity } of lines) if ((await cart.add(product, quantity)) > 0) added += 1;
    if (added === 0) return toast({ title: t("cart.notAdded"), tone: "wrong" });
    toast({ title: t("cart.added"), tone: "done" });
    navigate(paths.cart);
  };
  const orderAgain = async () => {
    if (user === null) return redirectToLogin("add");
    setBusy(true);
    try {
      const ids = [...new Set(items.map(({ productId }) => productId))];
      const offered = offeredLines(items, await readChosenProducts(ids));
      const isAll = offered.gone.length === 0 && offered.lines.every(({ wanted, quantity }) => wanted === quantity);
      if (isAll) await add(offered);
      else setAsked(offered);
    } catch {
      toast({ title: t("cart.addFailedTitle"), text: t("cart.addFailedText"), tone: "wrong" });
    } finally {
      setBusy(false);
    }
  };
  const gone = items.filter(
    ({ productId }, place) =>
      asked?.gone.includes(productId) && items.findIndex((one) => one.productId === productId) === place,
  );

  return (
    <>
      <Button
        look="outline"
        busy={busy}
        onClick={orderAgain}
        className="max-sm:w-full"
        aria-label={t("myPage.againNamed", { number })}
      >
        <Icon name="cart" className="size-5" />
        <span>{t("myPage.again")}</span>
      </Button>
      {asked ? (
        <CheckSheet
          open
          onClose={() => setAsked(undefined)}
          offered={asked}
          gone={gone.map(({ productId, product }) => ({ id: productId, name: localized(product, "name", language) }))}
          onAdd={() => add(asked)}
        />
      ) : null}
    </>
  );
}
