import { useQuery } from "@tanstack/react-query";
import { availableQuantity, fitQuantity, quantityText } from "@zakh/catalog/contract";
import type { BoughtProduct } from "@zakh/favorites/contract";
import { localized } from "@zakh/kit/contract";
import { ProductRow } from "../../again/product-row";
import { useAddToCart } from "../../cart/add-to-cart";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { api } from "../../lib/data/api";
import { boughtProductsKey } from "../../lib/data/query-keys";
import { formatDate } from "../../lib/format/dates";
import { loginPath, paths } from "../../lib/routing/paths";
import { useSession } from "../../session/session";
import { Button, ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Icon } from "../../ui/icon";
import { Skeleton } from "../../ui/skeleton";

/** The most that are listed: an account that has bought more different products searches. */
const MOST = 200;

const SKELETONS = ["a", "b", "c", "d"];

/** What the account has bought, the most often first; one press adds the usual quantity. */
export function BoughtList() {
  const { t } = useTexts();
  const { user } = useSession();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: boughtProductsKey(MOST),
    queryFn: () => api<BoughtProduct[]>(`/api/user/bought-products?limit=${MOST}`),
    enabled: Boolean(user),
    refetchOnMount: "always",
  });
  if (user === null) {
    return (
      <EmptyState icon="receipt" title={t("again.bought")} text={t("again.signInText")}>
        <ButtonLink to={loginPath(paths.boughtProducts)}>{t("header.signIn")}</ButtonLink>
      </EmptyState>
    );
  }
  if (isError) {
    return (
      <EmptyState icon="alert" title={t("again.failed")} text={t("home.failedText")}>
        <Button busy={isFetching} onClick={() => refetch()}>
          {t("common.retry")}
        </Button>
      </EmptyState>
    );
  }
  if (!data) {
    return (
      <div className="grid gap-4">
        {SKELETONS.map((skeleton) => (
          <Skeleton key={skeleton} className="h-16" />
        ))}
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState icon="receipt" title={t("again.noBoughtTitle")} text={t("again.noBoughtText")}>
        <ButtonLink to={paths.home}>{t("common.viewProducts")}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul className="md:grid md:grid-cols-2 md:gap-x-10">
      {data.map((bought) => (
        <li key={bought.product.id} className="border-b border-dashed border-paper-edge">
          <BoughtRow bought={bought} />
        </li>
      ))}
    </ul>
  );
}

function BoughtRow({ bought: { product, times, lastBoughtOn, usualQuantity } }: { bought: BoughtProduct }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { add } = useAddToCart();
  const usual = Math.min(fitQuantity(usualQuantity, product), availableQuantity(product));
  const quantity = quantityText(usual, product.unit, language);
  return (
    <ProductRow
      product={product}
      note={
        <p className="flex flex-wrap gap-x-2 text-micro text-ink-faint">
          <span>{t("again.times", { count: times })}</span>
          <span>{t("again.last", { day: formatDate(lastBoughtOn) })}</span>
        </p>
      }
    >
      <Button
        aria-label={t("again.usualNamed", { name: localized(product, "name", language), quantity })}
        onClick={() => add(product, usual)}
        className="px-3"
      >
        <Icon name="plus" className="size-5" />
        <span className="figures">{quantity}</span>
      </Button>
    </ProductRow>
  );
}
