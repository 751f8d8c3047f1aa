import type { User } from "@zakh/accounts/contract";
import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { useMyOrders } from "../../lib/orders";
import type { PageHandle } from "../../lib/page-handle";
import { paths } from "../../lib/paths";
import { useLogout, useSession } from "../../session/session";
import { Button, ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Icon } from "../../ui/icon";
import { PageSpinner } from "../../ui/page-spinner";
import { Skeleton } from "../../ui/skeleton";
import { toast } from "../../ui/toast-store";
import { OrderCard } from "./order-card";
import { useProtected } from "./use-protected";

export const handle: PageHandle = { title: ({ t }) => t("myPage.title"), unlisted: true };

/** Who is signed in, and what was ordered (spec §2). Others are sent to log in. */
export default function MyPage() {
  const { t } = useTexts();
  const { user } = useSession();
  useProtected();
  if (!user) return <PageSpinner />;
  return (
    <div className="page grid gap-8 pt-6 md:pt-10 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12">
      <h1 className="text-headline uppercase lg:col-span-2">{t("myPage.title")}</h1>
      <Profile user={user} />
      <Orders />
    </div>
  );
}

function Profile({ user }: { user: User }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const logout = useLogout(() => navigate(paths.home));
  const name = user.name || user.username;
  const leave = async () => {
    try {
      await logout.mutateAsync();
      toast({ title: t("auth.loggedOut"), text: t("auth.loggedOutText"), tone: "done" });
    } catch {
      toast({ title: t("auth.logoutFailed"), text: t("common.tryAgain"), tone: "wrong" });
    }
  };
  return (
    <section
      aria-label={t("myPage.profile")}
      className="self-start rounded-card bg-linen p-5 shadow-paper lg:sticky lg:top-28"
    >
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="flex size-16 shrink-0 -rotate-3 items-center justify-center rounded-full bg-oxblood font-display text-title-l font-semibold uppercase text-tallow outline outline-1 outline-offset-2 outline-oxblood"
        >
          {name.slice(0, 1)}
        </span>
        <div className="min-w-0">
          <p className="break-words text-lead font-semibold">{name}</p>
          <p className="truncate text-small text-ink-faint">{user.email}</p>
        </div>
      </div>
      <dl className="rule mt-4 grid gap-2 pt-4 text-small">
        <div className="flex justify-between gap-4">
          <dt className="text-ink-faint">{t("myPage.username")}</dt>
          <dd className="break-all font-semibold">{user.username}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-ink-faint">{t("myPage.phone")}</dt>
          <dd className="font-semibold">{user.phone}</dd>
        </div>
      </dl>
      <Button look="outline" busy={logout.isPending} onClick={leave} className="mt-5 w-full">
        <Icon name="logout" className="size-5" />
        {t("auth.logout")}
      </Button>
    </section>
  );
}

function Orders() {
  const { t } = useTexts();
  const { data: orders, isError, isFetching, refetch } = useMyOrders(true);
  return (
    <section aria-labelledby="orders">
      <div className="mb-4 flex items-baseline justify-between gap-4 border-b border-paper-edge pb-2">
        <h2 id="orders" className="text-title-s uppercase">
          {t("myPage.orders")}
        </h2>
        {orders && orders.length > 0 ? (
          <p className="text-small text-ink-faint">{t("myPage.ordersCount", { count: orders.length })}</p>
        ) : null}
      </div>
      {orders ? (
        orders.length > 0 ? (
          <ul className="grid gap-5">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon="receipt" title={t("myPage.emptyTitle")} text={t("myPage.emptyText")}>
            <ButtonLink to={paths.home}>{t("myPage.emptyAction")}</ButtonLink>
          </EmptyState>
        )
      ) : isError ? (
        <EmptyState icon="alert" title={t("myPage.failedTitle")}>
          <Button busy={isFetching} onClick={() => refetch()}>
            {t("common.retry")}
          </Button>
        </EmptyState>
      ) : (
        <div role="status" className="grid gap-5">
          <span className="sr-only">{t("common.loading")}</span>
          <Skeleton className="h-52 rounded-card" />
          <Skeleton className="h-52 rounded-card" />
        </div>
      )}
    </section>
  );
}
