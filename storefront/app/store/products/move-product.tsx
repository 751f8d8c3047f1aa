import type { Product } from "@zakh/catalog/contract";
import { fallbackLanguage, localized } from "@zakh/kit/contract";
import { useErrorText } from "../../i18n/use-error-text";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/data/api";
import { useStoreProducts } from "../../lib/data/own-store";
import { Sheet } from "../../ui/sheet";
import { toast } from "../../ui/toast-store";
import { useOrderProducts } from "../own-store";

interface MoveProductProps {
  storeId: number;
  product: Product;
  onClose: () => void;
}

/** Asks after which other product one is to stand, and puts it there. */
export function MoveProduct({ storeId, product, onClose }: MoveProductProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const errorText = useErrorText();
  const { data: products = [] } = useStoreProducts(storeId);
  const ordering = useOrderProducts(storeId);
  const name = localized(product, "name", language);
  const others = products.filter(({ id }) => id !== product.id);
  const place = products.findIndex(({ id }) => id === product.id);

  async function moveTo(to: number) {
    try {
      if (to !== place) await ordering.mutateAsync(movedIds(products, place, to));
      onClose();
      toast({ title: t("ownStore.dashboard.isMoved"), text: name, tone: "done" });
    } catch (error) {
      const { code = "", serverMessage = "" } = error instanceof ApiError ? error : {};
      onClose();
      toast({ title: t("common.errorTitle"), text: serverMessage || errorText(code), tone: "wrong" });
    }
  }

  const choice = (to: number, label: string, lang?: string) => (
    <li key={to}>
      <button
        type="button"
        lang={lang}
        aria-current={to === place ? "true" : undefined}
        disabled={ordering.isPending}
        onClick={() => void moveTo(to)}
        className="min-h-touch w-full break-words rounded-control border border-paper-edge bg-linen px-4 py-2 text-left font-medium hover:border-oxblood aria-[current]:border-oxblood aria-[current]:bg-oxblood-wash"
      >
        {label}
      </button>
    </li>
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={t("ownStore.dashboard.moveTitle")}
      description={t("ownStore.dashboard.moveText", { name })}
      place="middle"
    >
      <div className="grid gap-4 overflow-y-auto p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
        <p aria-hidden="true">{t("ownStore.dashboard.moveText", { name })}</p>
        <ul className="grid gap-2">
          {choice(0, t("ownStore.dashboard.moveFirst"))}
          {others.map((other, index) =>
            choice(index + 1, localized(other, "name", language), fallbackLanguage(other, "name", language)),
          )}
        </ul>
      </div>
    </Sheet>
  );
}

/** The ids of those products that change their places, in their new order. */
function movedIds(products: readonly Product[], from: number, to: number): number[] {
  const ids = products.map(({ id }) => id);
  ids.splice(to, 0, ...ids.splice(from, 1));
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
