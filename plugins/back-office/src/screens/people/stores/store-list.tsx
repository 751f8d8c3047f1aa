import { Button, Text } from "@medusajs/ui";
import type { AdminStore, StoreSort } from "@zakh/marketplace/contract";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { dateTime } from "../../dates";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { CallButton } from "../../ui/call-button";
import { type Column, DataList, SORTED_BY_DATE, sortedBy } from "../../ui/lists/data-list";
import { type ListSort, withOpenRow } from "../../ui/lists/list-address";
import { Picture } from "../../ui/pictures/picture";
import { DecisionButtons } from "./decision-buttons";
import { StoreBadges } from "./store-badges";

interface StoreListProps {
  /** `undefined` while loading. */
  stores: readonly AdminStore[] | undefined;
  empty: ReactNode;
  sort: ListSort<StoreSort>;
}

export function StoreList({ stores, empty, sort }: StoreListProps) {
  const { t } = useTexts();
  return (
    <DataList
      rows={stores}
      rowKey={(store) => store.id}
      columns={COLUMNS}
      card={(store) => <StoreCard store={store} />}
      label={t("stores.title")}
      wide
      placeholders={8}
      empty={empty}
      sort={sort}
    />
  );
}

const COLUMNS: readonly Column<AdminStore, StoreSort>[] = [
  {
    header: "stores.name",
    sorts: sortedBy("name"),
    cell: ({ name, logoUrl, owner }) => (
      <span className="flex items-center gap-x-3 py-2">
        <Picture url={logoUrl} alt="" className="size-10" />
        <span className="min-w-0 max-w-44">
          <span className="text-ui-fg-base line-clamp-2 font-medium [overflow-wrap:anywhere]" title={name}>
            {name}
          </span>
          <span className="text-ui-fg-subtle block truncate" title={owner?.name}>
            {owner?.name}
          </span>
        </span>
      </span>
    ),
  },
  {
    header: "stores.category",
    cell: ({ categoryName, phone }) => (
      <span className="block py-2">
        <span className="line-clamp-2">{categoryName}</span>
        <a href={`tel:${phone}`} className="text-ui-fg-subtle hover:text-ui-fg-base whitespace-nowrap tabular-nums">
          {phone}
        </a>
      </span>
    ),
  },
  { header: "stores.standing", cell: (store) => <StoreBadges store={store} /> },
  {
    header: "stores.products",
    cell: ({ productCount }) => <span className="tabular-nums">{productCount}</span>,
    align: "right",
  },
  {
    header: "stores.registered",
    sorts: SORTED_BY_DATE,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="text-ui-fg-subtle block w-24 tabular-nums">
        {dateTime(createdAt)}
      </time>
    ),
  },
  {
    header: "actions",
    cell: (store) => (
      <span className="flex flex-col items-stretch gap-y-1.5 py-2">
        <DecisionButtons store={store} onlyOpening />
        <ViewLink store={store} />
      </span>
    ),
    align: "right",
  },
];

function StoreCard({ store }: { store: AdminStore }) {
  const { t } = useTexts();
  const { name, logoUrl, owner, categoryName, phone, productCount, createdAt } = store;
  return (
    <article className="flex flex-col gap-y-3">
      <div className="flex items-center gap-x-3">
        <Picture url={logoUrl} alt="" />
        <div className="min-w-0 flex-1">
          <p className="text-ui-fg-base break-words text-base font-semibold">{name}</p>
          <Text className="text-ui-fg-subtle break-words text-sm">
            {owner ? `${owner.name} · ${categoryName}` : categoryName}
          </Text>
        </div>
        <CallButton phone={phone} label={t("stores.call", { name })} className="size-11 shrink-0" />
      </div>
      <StoreBadges store={store} />
      <Text className="text-ui-fg-subtle text-sm tabular-nums">
        {`${t("stores.productCount", { count: productCount })} · ${dateTime(createdAt)}`}
      </Text>
      <div className="flex gap-2 [&>*]:flex-1">
        <ViewLink store={store} />
        <DecisionButtons store={store} onlyOpening />
      </div>
    </article>
  );
}

function ViewLink({ store }: { store: AdminStore }) {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const screenPath = useScreenPath();
  return (
    <Button asChild variant="secondary" className="h-11 px-4 text-sm md:h-9">
      <Link
        to={screenPath("stores", withOpenRow(search, store.id))}
        aria-label={t("stores.action.label", { name: store.name, action: t("stores.view") })}
      >
        {t("stores.view")}
      </Link>
    </Button>
  );
}
