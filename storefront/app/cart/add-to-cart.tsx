import { useQueryClient } from "@tanstack/react-query";
import type { Elements } from "@zakh/back-office/screens/elements";
import { availableQuantity, minimumQuantity, type Product, quantityText } from "@zakh/catalog/contract";
import { type Language, localized } from "@zakh/kit/contract";
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useLanguage } from "../i18n/use-language";
import { type Translate, useTexts } from "../i18n/use-texts";
import { afterFrame } from "../lib/browser/after-frame";
import { api } from "../lib/data/api";
import type { CardProduct } from "../lib/data/products";
import { PRELOAD_DELAY_MS } from "../lib/durations";
import { paths, readPendingAdd, withoutPendingAdd } from "../lib/routing/paths";
import { isSignedIn, isSignedInCached, useSession } from "../session/session";
import { useLoginRedirect } from "../session/use-login-redirect";
import { toast } from "../ui/toast-store";
import type QuantityDialog from "./quantity-dialog";
import { cart } from "./use-cart";

let dialog: typeof QuantityDialog | undefined;

/** What a visitor of this page has chosen before signing up. Only that is added without another question: anybody may write an address. */
let chosenByVisitor: { productId: number; quantity: number } | undefined;

/** Loads the dialog's code when it is needed; after a failure the next call tries again. */
async function loadDialog(): Promise<typeof QuantityDialog> {
  dialog ??= (await import("./quantity-dialog")).default;
  return dialog;
}

export interface AddToCartActions {
  /** Renders the dialog of `choose` hidden. Called when a finger touches the button, about 0.1 s before it is lifted. */
  prepare: (product: CardProduct) => void;
  /** Asks for the quantity, then adds. A visitor has to sign up first and is asked for the quantity after that. */
  choose: (product: CardProduct) => void;
  /** Adds `quantity` at once. A visitor has to sign up first; the address remembers the quantity. */
  add: (product: CardProduct, quantity: number) => void;
}

const Actions = createContext<AddToCartActions>({ prepare: () => {}, choose: () => {}, add: () => {} });

export function useAddToCart(): AddToCartActions {
  return useContext(Actions);
}

interface Choice {
  product: CardProduct;
  /** What it starts with. */
  quantity: number;
  open: boolean;
  Dialog: typeof QuantityDialog;
}

/** Provides adding to the cart: the quantity dialog, the redirect to sign-up, the toasts (spec §4, §8). */
export function AddToCart({ children }: { children: Elements }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const redirectToLogin = useLoginRedirect();
  const navigate = useNavigate();
  const [choice, setChoice] = useState<Choice>();
  const close = () => setChoice(undefined);

  const put = useCallback(
    async (product: CardProduct, quantity: number) => {
      try {
        const added = await cart.add(product, quantity);
        const name = localized(product, "name", language);
        const text = t("cart.addedText", { name, quantity: quantityText(added, product.unit, language) });
        const action = { label: t("cartPreview.open"), onPress: () => navigate(paths.cart) };
        if (added === quantity) return toast({ title: t("cart.added"), text, tone: "done", action });
        const limit = maxQuantityText(t, product, language);
        if (added > 0) toast({ title: t("cart.added"), text: `${text}. ${limit}.`, action });
        else toast({ title: t("cart.notAdded"), text: limit });
      } catch {
        toast({ title: t("cart.addFailedTitle"), text: t("cart.addFailedText"), tone: "wrong" });
      }
    },
    [t, language, navigate],
  );

  const offer = useCallback(
    async (product: CardProduct, quantity: number) => {
      const show = (Dialog: typeof QuantityDialog) => setChoice({ product, quantity, open: true, Dialog });
      // Synchronously in the click handler, so that the next frame shows it.
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
        if (!dialog || !isSignedInCached(queryClient)) return;
        setChoice({ product, quantity: minimumQuantity(product), open: false, Dialog: dialog });
      },
      choose: async (product) => {
        if (!isSignedInCached(queryClient) && !(await isSignedIn(queryClient))) {
          return redirectToLogin("add", { productId: product.id });
        }
        await offer(product, minimumQuantity(product));
      },
      add: async (product, quantity) => {
        if (!(await isSignedIn(queryClient))) {
          chosenByVisitor = { productId: product.id, quantity };
          return redirectToLogin("add", chosenByVisitor);
        }
        await put(product, quantity);
      },
    }),
    [queryClient, redirectToLogin, put, offer],
  );

  usePreload();
  usePendingAdd(offer, put);

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
            // After the frame without the dialog: both in one frame take a slow phone twice as long.
            afterFrame(() => put(choice.product, quantity));
          }}
        />
      ) : null}
    </Actions.Provider>
  );
}

/** Says how much of a product one line can have now. */
export function maxQuantityText(t: Translate, product: CardProduct, language: Language): string {
  const maximum = availableQuantity(product);
  return maximum === 0
    ? t("product.soldOut")
    : t("cart.max", { quantity: quantityText(maximum, product.unit, language) });
}

/** Preloads the code for adding while the page is idle, for people who are signed in; visitors do not need it. */
function usePreload() {
  const signedIn = Boolean(useSession().user);
  useEffect(() => {
    if (!signedIn) return;
    const timer = setTimeout(() => {
      // Offline, it is loaded when it is needed.
      Promise.all([loadDialog(), import("../ui/toaster")]).catch(() => {});
    }, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [signedIn]);
}

type Add = (product: Product, quantity: number) => void;

/** Continues adding a product after the redirect to sign-up (ruling 16). */
function usePendingAdd(offer: Add, put: Add) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const pending = readPendingAdd(search);
  const { productId, quantity } = pending ?? {};
  const signedIn = Boolean(user);
  useEffect(() => {
    if (!signedIn || productId === undefined) return;
    // Removed from the address first, so that going back does not ask again.
    setSearch(withoutPendingAdd, { replace: true, preventScrollReset: true });
    const isChosen = chosenByVisitor?.productId === productId && chosenByVisitor.quantity === quantity;
    chosenByVisitor = undefined;
    api<Product>(`/api/products/${productId}`).then(
      (product) =>
        product.isSoldOut
          ? toast({ title: t("cart.notAdded"), text: maxQuantityText(t, product, language) })
          : (isChosen ? put : offer)(product, quantity ?? minimumQuantity(product)),
      () => toast({ title: t("cart.addFailedTitle"), text: t("cart.addFailedText"), tone: "wrong" }),
    );
  }, [signedIn, productId, quantity, setSearch, offer, put, t, language]);
}
