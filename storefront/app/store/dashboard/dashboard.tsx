import type { OwnStore } from "@zakh/marketplace/contract";
import { useSearchParams } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { lazyComponent } from "../../lib/browser/lazy-component";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Skeleton } from "../../ui/skeleton";
import { StoreLogo } from "../../ui/store-sign";
import { Tabs } from "../../ui/tabs";
import { OwnStoreGate } from "../own-store-gate";
import { ChangesNotice, MissingNotice, StandingNotice, StandingStamp } from "../standing-notice";
import { OrdersTab } from "./orders-tab";
import { OverviewTab } from "./overview-tab";
import { ProductsTab } from "./products-tab";

export const handle: PageHandle = { title: ({ t }) => t("ownStore.dashboard.title") };

/** With the code of forms, which the other tabs do not need. */
const useReviewsTab = lazyComponent(() => import("./reviews-tab"));

const TABS = ["overview", "products", "orders", "reviews"] as const;
export type DashboardTab = (typeof TABS)[number];

/** The user's first store: status, products and orders (spec §2). */
export default function DashboardPage() {
  return <OwnStoreGate without="offer">{(store) => <Dashboard store={store} />}</OwnStoreGate>;
}

function Dashboard({ store }: { store: OwnStore }) {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((name) => name === search.get("tab")) ?? "overview";
  const ReviewsTab = useReviewsTab(tab === "reviews");
  const open = (chosen: DashboardTab) =>
    setSearch(chosen === "overview" ? {} : { tab: chosen }, { replace: true, preventScrollReset: true });
  return (
    <div className="page pb-10 pt-6 md:pt-10">
      <p className="font-display text-small uppercase tracking-stamp text-ember-deep">
        {t("ownStore.dashboard.title")}
      </p>
      <header className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-4 md:gap-x-6">
        <div className="size-16 shrink-0 overflow-hidden rounded-card border border-paper-edge md:size-20">
          <StoreLogo store={store} sizes="80px" eager />
        </div>
        <div className="min-w-0 flex-1">
          <h1 className="break-words text-title-l">{store.name}</h1>
          <p className="mt-1.5 pl-0.5">
            <StandingStamp store={store} />
          </p>
        </div>
        <div className="flex w-full flex-wrap gap-3 md:w-auto">
          <ButtonLink to={paths.store(store.id)} look="outline" className="flex-[1_1_9rem] md:flex-none">
            <Icon name="eye" className="size-5 shrink-0" />
            <span>{t("ownStore.dashboard.publicPage")}</span>
          </ButtonLink>
          <ButtonLink to={paths.storeBooks} look="outline" className="flex-[1_1_9rem] md:flex-none">
            {t("storeBooks.title")}
          </ButtonLink>
          <ButtonLink to={paths.storeEdit(store.id)} look="outline" className="flex-[1_1_9rem] md:flex-none">
            {t("ownStore.dashboard.edit")}
          </ButtonLink>
        </div>
      </header>
      <div className="mt-5 grid gap-3 empty:hidden">
        <StandingNotice store={store} sendsAgain />
        <MissingNotice store={store} />
        <ChangesNotice store={store} />
      </div>
      <div className="mt-6">
        <Tabs
          label={t("ownStore.dashboard.tabs")}
          tabs={TABS.map((name) => ({ name, label: t(`ownStore.dashboard.${name}`) }))}
          current={tab}
          onChoose={open}
        >
          <div className="pt-6">
            {tab === "overview" ? <OverviewTab store={store} onOpen={open} /> : null}
            {tab === "products" ? <ProductsTab store={store} /> : null}
            {tab === "orders" ? <OrdersTab store={store} /> : null}
            {tab === "reviews" && ReviewsTab ? <ReviewsTab store={store} /> : null}
            {tab === "reviews" && !ReviewsTab ? <Skeleton className="h-64 rounded-card" /> : null}
          </div>
        </Tabs>
      </div>
    </div>
  );
}
