import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { fillCart } from "../../again/fill-cart";
import { useStandingBaskets } from "../../again/standing-baskets";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { useTexts } from "../../i18n/use-texts";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { useLoginGuard } from "../../session/use-login-guard";
import { Button, ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { PageSpinner } from "../../ui/page-spinner";
import { toast } from "../../ui/toast-store";
import { BasketCard } from "./basket-card";
import { StopBasket } from "./stop-basket";

export const handle: PageHandle = { title: ({ t }) => t("standing.title") };

/** The user's standing baskets; with the key of a mail's link the page of that link, which needs no account. */
export default function StandingBasketsPage() {
  const [search] = useSearchParams();
  const isReady = useLaterTexts();
  const key = search.get("key");
  if (!isReady) return key ? <PageSpinner /> : <Guarded isReady={false} />;
  return key ? <StopBasket stopKey={key} /> : <Guarded isReady />;
}

function Guarded({ isReady }: { isReady: boolean }) {
  const { t } = useTexts();
  const { user, offline } = useLoginGuard({ tab: "login" });
  if (offline) return <EmptyState level="page" icon="globe" title={t("offline.title")} />;
  if (!user || !isReady) return <PageSpinner />;
  return <Baskets />;
}

function Baskets() {
  const { t } = useTexts();
  const { data, isError, isFetching, refetch } = useStandingBaskets(true);
  const isFilling = useFill();
  if (isFilling || (!data && !isError)) return <PageSpinner />;
  return (
    <div className="page pt-6 md:pt-10">
      <h1 className="text-headline uppercase">{t("standing.title")}</h1>
      <p className="mt-2 max-w-[40rem] text-ink-soft">{t("standingBasket.how")}</p>
      {data ? (
        data.length > 0 ? (
          <ul className="mt-6 grid gap-5 lg:grid-cols-2">
            {data.map((basket) => (
              <li key={basket.id}>
                <BasketCard basket={basket} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon="clock" title={t("standingBasket.emptyTitle")} text={t("standingBasket.emptyText")}>
            <ButtonLink to={paths.myPage}>{t("standingBasket.orders")}</ButtonLink>
          </EmptyState>
        )
      ) : (
        <EmptyState icon="alert" title={t("again.failed")} text={t("home.failedText")}>
          <Button busy={isFetching} onClick={() => refetch()}>
            {t("common.retry")}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

/** Opens the cart, filled with the basket that the address of a mail names; one that is not the user's shows the list. */
function useFill(): boolean {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data } = useStandingBaskets(true);
  const isBegun = useRef(false);
  const wanted = search.get("fill");
  const basket = data?.find(({ id }) => String(id) === wanted);
  useEffect(() => {
    if (!basket || isBegun.current) return;
    isBegun.current = true;
    void fillCart(basket).then((isWhole) => {
      if (!isWhole) toast({ title: t("again.checkTitle"), text: t("again.checkText") });
      navigate(paths.cart, { replace: true });
    });
  }, [basket, navigate, t]);
  return wanted !== null && (data === undefined || basket !== undefined);
}
