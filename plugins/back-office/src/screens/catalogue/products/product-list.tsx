import { Text } from "@medusajs/ui";
import type { Product, ProductSort } from "@zakh/catalog/contract";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/text";
import { type Column, DataList, sortedBy } from "../../ui/lists/data-list";
import type { ListSort } from "../../ui/lists/list-address";
import { RowActions } from "../../ui/lists/row-actions";
import { Picture } from "../../ui/pictures/picture";
import { LotsButton } from "../lots/lots-button";
import { HideButton } from "./hide-button";
import { MissingOf } from "./missing-filter";
import { ProductBadges } from "./product-badges";
import { QuickPrice } from "./quick-price";
import { QuickStock } from "./quick-stock";
import { SoldOutButton } from "./sold-out-button";
import type { ListedProduct } from "./use-quick-save";

interface ProductListProps {
  /** `undefined` while loading. */
  products: readonly ListedProduct[] | undefined;
  empty: ReactNode;
  /** Whether each says what is to be told of it and is not. */
  showsMissing: boolean;
  sort: ListSort<ProductSort>;
  onEdit: (product: Product) => void;
  onDelete: (product: Product) => void;
  /** Public id of the product being deleted. */
  deleting: number | undefined;
}

/** Products with picture, name and category; price and stock are edited in their place (spec §2 Admin products). */
export function ProductList({ products, empty, sort, showsMissing, ...change }: ProductListProps) {
  const { t } = useTexts();
  const columns: Column<ListedProduct, ProductSort>[] = [
    { header: "products.image", cell: (product) => <Picture url={product.imageUrl} alt="" /> },
    {
      header: "products.name",
      cell: (product) => <Name product={product} showsMissing={showsMissing} />,
      sorts: sortedBy("name"),
    },
    { header: "products.category", cell: (product) => <Category product={product} /> },
    { header: "products.price", cell: (product) => <QuickPrice product={product} />, sorts: sortedBy("price") },
    { header: "products.stock", cell: (product) => <QuickStock product={product} /> },
    {
      header: "actions",
      cell: (product) => (
        <span className="flex items-center justify-end gap-x-1 [&_button]:!whitespace-nowrap">
          <SoldOutButton product={product} />
          <Actions product={product} {...change} />
        </span>
      ),
      align: "right",
    },
  ];
  return (
    <DataList
      rows={products}
      rowKey={(product) => product.id}
      columns={columns}
      wide
      card={(product) => <ProductCard product={product} showsMissing={showsMissing} {...change} />}
      label={t("products.title")}
      placeholders={8}
      empty={empty}
      sort={sort}
    />
  );
}

type Change = Pick<ProductListProps, "onEdit" | "onDelete" | "deleting">;

function Actions({ product, onEdit, onDelete, deleting }: Change & { product: ListedProduct }) {
  return (
    <RowActions
      name={product.name}
      onEdit={() => onEdit(product)}
      onDelete={() => onDelete(product)}
      busy={deleting === product.id}
    >
      <HideButton product={product} />
    </RowActions>
  );
}

function ProductCard({ product, showsMissing, ...change }: Change & NameProps & { product: ListedProduct }) {
  return (
    <article className="flex flex-col gap-y-1">
      <div className="flex items-start gap-x-3">
        <Picture url={product.imageUrl} alt="" className="!size-14" />
        <div className="flex min-w-0 flex-1 flex-col gap-y-1">
          <Name product={product} showsMissing={showsMissing} />
          <Category product={product} />
        </div>
      </div>
      {/* An open field takes the place of both: below each other they would move the rest of the card. */}
      <div className="flex flex-wrap items-center gap-x-4 max-md:[&:has(form)_button[aria-labelledby]]:hidden">
        <QuickPrice product={product} />
        <QuickStock product={product} />
      </div>
      <div className="-mr-2 flex flex-wrap items-center justify-between gap-x-2">
        <SoldOutButton product={product} />
        <Actions product={product} {...change} />
      </div>
    </article>
  );
}

interface NameProps {
  product: Product;
  showsMissing: boolean;
}

function Name({ product, showsMissing }: NameProps) {
  return (
    <>
      <span
        className="text-ui-fg-base block min-w-0 text-base font-medium [overflow-wrap:anywhere] md:line-clamp-2 md:text-sm"
        title={product.name}
      >
        {product.name}
      </span>
      {showsMissing && <MissingOf product={product} />}
    </>
  );
}

function Category({ product }: { product: Product }) {
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Text className="text-ui-fg-subtle text-sm">{product.category}</Text>
      <ProductBadges product={product} />
      {product.meat !== "none" && <LotsButton product={product} />}
    </span>
  );
}
