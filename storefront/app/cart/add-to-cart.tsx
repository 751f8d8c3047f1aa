import { useQueryClient } from "@tanstack/react-query";
import { availableQuantity, minimumQuantity, type Product } from "@zakh/catalog/contract";
import { localized } from "@zakh/kit/contract";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { type Translate, useTexts } from "../i18n/use-texts";
import { api } from "../lib/api";
import { READINESS_DELAY } from "../lib/durations";
import { importAgain } from "../lib/import-again";
import { readPendingAdd, withoutPendingAdd } from "../lib/paths";
import { isKnownToBeSignedIn, isSignedIn, useSession } from "../session/session";
import { useLoginDetour } from "../session/use-login-required";
import { toast } from "../ui/toast-store";
import type { CartProduct } from "./cart-store";
import type QuantityDialog from "./quantity-dialog";
import { cart } from "./use-cart";

let dialog: typeof QuantityDialog | undefined;

/** Its code is fetched when it is wanted, and asked for again after a failure. */
async function loadDialog(): Promise<typeof QuantityDialog> {
  dialog ??= (await importAgain(() => import("./quantity-dialog"))).default;
  return dialog;
}

export interface AddToCartActions {
  /** Draws what `choose` will show, unseen, for somebody who is about to press: a finger is lifted within a tenth of a second. */
  prepare: (product: CartProduct) => void;
  /** Asks for the quantity, then adds. A visitor is asked to sign up first, and is asked for the quantity after that. */
  choose: (product: CartProduct) => void;
  /** Adds `quantity` kg at once. A visitor is asked to sign up first, and the quantity is kept for after that. */
  add: (product: CartProduct, quantity: number) => void;
}

const Actions = createContext<AddToCartActions>({ prepare: () => {}, choose: () => {}, add: () => {} });

export function useAddToCart(): AddToCartActions {
  return useContext(Actions);
}

interface Choice {
  product: CartProduct;
  /** Kilograms to start with. */
  quantity: number;
  open: boolean;
  Dialog: typeof QuantityDialog;
}

/** Lets everything inside add to the cart: the quantity dialog, the login-required detour, the toasts (spec §4, §8). */
export function AddToCart({ children }: { children: ReactNode }) {
  const { t, i18n } = useTexts();
  const queryClient = useQueryClient();
  const detour = useLoginDetour();
  const [choice, setChoice] = useState<Choice>();
  const close = () => setChoice(undefined);

  const put = useCallback(
    async (product: CartProduct, quantity: number) => {
      try {
        const added = await cart.add(product, quantity);
        const name = localized(product, "name", i18n.language);
        const text = t("cart.addedText", { name, quantity: added });
        if (added === quantity) return toast({ title: t("cart.added"), text, tone: "done" });
        const limit = mostText(t, product);
        toast({
          title: t(added > 0 ? "cart.added" : "cart.notAdded"),
          text: added > 0 ? `${text}. ${limit}.` : limit,
        });
      } catch {
        toast({ title: t("cart.addFailedTitle"), text: t("cart.addFailedText"), tone: "wrong" });
      }
    },
    [t, i18n],
  );

  const offer = useCallback(
    async (product: CartProduct, quantity: number) => {
      const show = (Dialog: typeof QuantityDialog) => setChoice({ product, quantity, open: true, Dialog });
      // Within the press itself: the next frame shows it.
      if (dialog) return show(dialog);
      await loadDialog().then(show, () =>
        toast({ title: t("cart.addFailedTitle"), text: t("cart.addFailedText"), tone: "wrong" }),
      );
    },
    [t],
  );

  const actions = useMemo<AddToCartActions>(
    () => ({
      prepare: (product) => {
        if (!dialog || !isKnownToBeSignedIn(queryClient)) return;
        setChoice({ product, quantity: minimumQuantity(product), open: false, Dialog: dialog });
      },
      choose: async (product) => {
        if (!isKnownToBeSignedIn(queryClient) && !(await isSignedIn(queryClient))) {
          return detour("add", { pending: { productId: product.id } });
        }
        await offer(product, minimumQuantity(product));
      },
      add: async (product, quantity) => {
        if (!(await isSignedIn(queryClient))) return detour("add", { pending: { productId: product.id, quantity } });
        await put(product, quantity);
      },
    }),
    [queryClient, detour, put, offer],
  );

  useReadiness();
  usePendingAdd(offer);

  return (
    <Actions.Provider value={actions}>
      {children}
      {choice ? (
        <choice.Dialog
          key={`${choice.product.id} ${choice.quantity}`}
          open={choice.open}
          product={choice.product}
          startQuantity={choice.quantity}
          onClose={close}
          onAdd={(quantity) => {
            close();
            put(choice.product, quantity);
          }}
        />
      ) : null}
    </Actions.Provider>
  );
}

/** How much of a product one line may hold now. */
export function mostText(t: Translate, product: CartProduct): string {
  const most = availableQuantity(product);
  return most === 0 ? t("product.soldOut") : t("cart.most", { quantity: most });
}

/** Whoever is signed in may add: when the page has nothing better to do, what that takes is brought. Visitors need none of it. */
function useReadiness() {
  const signedIn = Boolean(useSession().user);
  useEffect(() => {
    if (!signedIn) return;
    const timer = setTimeout(() => {
      // Without a connection it is asked for again when it is needed.
      Promise.all([loadDialog(), import("../ui/toaster")]).catch(() => {});
    }, READINESS_DELAY);
    return () => clearTimeout(timer);
  }, [signedIn]);
}

/** Takes up the product that was being added before the login-required detour (ruling 16). */
function usePendingAdd(offer: (product: Product, quantity: number) => void) {
  const { t } = useTexts();
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const pending = readPendingAdd(search);
  const { productId, quantity } = pending ?? {};
  const signedIn = Boolean(user);
  useEffect(() => {
    if (!signedIn || productId === undefined) return;
    // Taken out of the address first, so that going back does not ask again.
    setSearch(withoutPendingAdd, { replace: true, preventScrollReset: true });
    api<Product>(`/api/products/${productId}`).then(
      (product) =>
        product.isSoldOut
          ? toast({ title: t("cart.notAdded"), text: mostText(t, product) })
          : offer(product, quantity ?? minimumQuantity(product)),
      () => toast({ title: t("cart.addFailedTitle"), text: t("cart.addFailedText"), tone: "wrong" }),
    );
  }, [signedIn, productId, quantity, setSearch, offer, t]);
}
