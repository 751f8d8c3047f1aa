import { type Product, quantityText } from "@zakh/catalog/contract";
import { type Language, localized, type SinceVersion } from "@zakh/kit/contract";
import type { OwnStore } from "@zakh/marketplace/contract";
import { useState } from "react";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { useStoreProducts } from "../../lib/data/own-store";
import { formatWon } from "../../lib/format/money";
import { paths } from "../../lib/routing/paths";
import { Button, ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";
import { PriceUnit } from "../../ui/price-tag";
import { Skeleton } from "../../ui/skeleton";
import { standingOf } from "../own-store";
import { ReadFailure } from "../own-store-gate";
import { DeleteProduct } from "../products/delete-product";
import { ProductActions } from "../products/product-actions";

/** The store's products, and a link to add more if the store is open (ruling 31). */
export function ProductsTab({ store }: { store: OwnStore }) {
  const { t } = useTexts();
  const { data: products, isError, isFetching, refetch } = useStoreProducts(store.id);
  const [deleting, setDeleting] = useState<Product>();
  const add =
    standingOf(store) === "open" ? (
      <ButtonLink to={paths.storeProductAdd} className="w-full sm:w-auto">
        <Icon name="plus" className="size-5" />
        <span>{t("ownStore.dashboard.addProduct")}</span>
      </ButtonLink>
    ) : null;
  if (!products) {
    return isError ? <ReadFailure busy={isFetching} onRetry={refetch} /> : <Skeleton className="h-64 rounded-card" />;
  }
  if (products.length === 0) {
    return (
      <EmptyState
        icon="tag"
        title={t("ownStore.dashboard.noProductsTitle")}
        text={t(add ? "ownStore.dashboard.noProductsText" : "ownStore.dashboard.noProductsWait")}
      >
        {add}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      <div className="flex sm:justify-end">
        {add ?? <p className="text-small text-ink-soft">{t("ownStore.dashboard.noProductsWait")}</p>}
      </div>
      <ul className="grid gap-3 lg:grid-cols-2">
        {products.map((product) => (
          <li key={product.id} className="rounded-card border border-paper-edge bg-linen p-3">
            <ProductRow storeId={store.id} product={product} onDelete={() => setDeleting(product)} />
          </li>
        ))}
      </ul>
      <DeleteProduct storeId={store.id} product={deleting} onClose={() => setDeleting(undefined)} />
    </div>
  );
}

interface ProductRowProps {
  storeId: number;
  product: SinceVersion<Product>;
  onDelete: () => void;
}

function ProductRow({ storeId, product, onDelete }: ProductRowProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const name = localized(product, "name", language);
  return (
    <article aria-label={name} className="flex flex-wrap gap-x-4 gap-y-2">
      <div className="size-24 shrink-0 overflow-hidden rounded-control">
        <Picture url={product.imageUrl} alt="" name={name} sizes="96px" />
      </div>
      <div className="min-w-0 flex-[1_1_7rem]">
        <h2 className="break-words font-text text-base font-semibold leading-snug tracking-normal">{name}</h2>
        <p className="text-small text-ink-faint">{localized(product, "category", language)}</p>
        <p className="figures text-base text-oxblood">
          <span>{formatWon(product.price)}</span>
          <PriceUnit of={product} className="ml-1 text-micro" />
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
          {product.isHidden ? (
            <strong className="rounded-label bg-ink px-2 py-0.5 text-micro font-semibold text-tallow">
              {t("ownStore.dashboard.hidden")}
            </strong>
          ) : null}
          <span>{stockText(product, t, language)}</span>
        </p>
      </div>
      {/* As wide as the card: a narrower one would break the words of its buttons. */}
      <div className="-mx-3 -mb-2 flex w-full flex-wrap">
        <ButtonLink
          to={paths.storeProductEdit(product.id)}
          look="quiet"
          aria-label={t("ownStore.dashboard.editNamed", { name })}
        >
          {t("ownStore.dashboard.editProduct")}
        </ButtonLink>
        <ProductActions storeId={storeId} product={product} />
        <ButtonLink
          to={`${paths.storeProductAdd}?like=${product.id}`}
          look="quiet"
          aria-label={t("ownStore.dashboard.copyNamed", { name })}
        >
          {t("ownStore.dashboard.copy")}
        </ButtonLink>
        <Button look="quiet" aria-label={t("ownStore.dashboard.deleteNamed", { name })} onClick={onDelete}>
          {t("ownStore.dashboard.delete")}
        </Button>
      </div>
    </article>
  );
}

function stockText(
  { trackStock, isSoldOut, stock, unit }: Product,
  t: ReturnType<typeof useTexts>["t"],
  language: Language,
): string {
  if (!trackStock) return t("ownStore.dashboard.stockShown");
  return !isSoldOut && stock > 0
    ? t("ownStore.dashboard.stock", { quantity: quantityText(stock, unit, language) })
    : t("ownStore.dashboard.soldOut");
}
