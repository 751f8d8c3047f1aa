import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { favorites } from "../../favorites/favorites-store";
import { useTexts } from "../../i18n/use-texts";
import { localStore } from "../../lib/browser/browser-storage";
import { ApiError } from "../../lib/data/api";
import { readChosenProducts } from "../../lib/data/chosen-products";
import type { CardProduct } from "../../lib/data/products";
import { chosenProductsKey } from "../../lib/data/query-keys";
import { storedCards } from "../../lib/data/stored-cards";
import { paths } from "../../lib/routing/paths";
import { Button, ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Notice } from "../../ui/notice";
import { PRODUCT_GRID, ProductCardSkeleton, ProductList } from "../product-card";

const CARDS_KEY = "favorite-cards";

interface Shown {
  products: CardProduct[];
  /** As they were seen last: there is no connection. */
  isOld: boolean;
}

async function readFavorites(ids: readonly number[]): Promise<Shown> {
  try {
    const products = await readChosenProducts(ids);
    localStore.write(CARDS_KEY, JSON.stringify(products));
    return { products, isOld: false };
  } catch (error) {
    const products = storedCards(localStore.read(CARDS_KEY)).filter(({ id }) => ids.includes(id));
    if (!(error instanceof ApiError && error.status === 0) || products.length === 0) throw error;
    return { products, isOld: true };
  }
}

/** The favourites, newest first. One whose heart is pressed here stays until the page is left, so that a slip is mended by another press. */
export function FavoriteList() {
  const { t } = useTexts();
  const ids = useIdsOfVisit();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: chosenProductsKey(ids),
    queryFn: () => readFavorites(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  if (isError) {
    return (
      <EmptyState icon="alert" title={t("again.failed")} text={t("home.failedText")}>
        <Button busy={isFetching} onClick={() => refetch()}>
          {t("common.retry")}
        </Button>
      </EmptyState>
    );
  }
  if (ids.length === 0 || data?.products.length === 0) {
    return (
      <EmptyState icon="heart" title={t("again.noFavoritesTitle")} text={t("again.noFavoritesText")}>
        <ButtonLink to={paths.home}>{t("common.viewProducts")}</ButtonLink>
      </EmptyState>
    );
  }
  if (!data) {
    return (
      <ul className={PRODUCT_GRID}>
        {ids.slice(0, 4).map((id) => (
          <li key={id}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="grid gap-5">
      {data.isOld ? <Notice tone="note" icon="globe" title={t("again.offline")} /> : null}
      <ProductList products={data.products} />
    </div>
  );
}

/** The favourites of now, and those that were some since the page was opened. */
function useIdsOfVisit(): readonly number[] {
  const now = useSyncExternalStore(favorites.subscribe, favorites.ids, favorites.ids);
  const [ids, setIds] = useState(now);
  useEffect(() => {
    setIds((before) => {
      const added = now.filter((id) => !before.includes(id));
      return added.length > 0 ? [...added, ...before] : before;
    });
  }, [now]);
  return ids;
}
