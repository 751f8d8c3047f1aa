import { Badge, clx, Text } from "@medusajs/ui";
import type { Product, ProductSort } from "@zakh/catalog/contract";
import type { ReactNode } from "react";
import { useTexts } from "../i18n/text";
import { type Column, DataList, sortedBy } from "../ui/data-list";
import type { ListSort } from "../ui/list-address";
import { Picture } from "../ui/picture";
import { RowActions } from "../ui/row-actions";
import { Price } from "./price";

interface ProductListProps {
  /** `undefined` while loading. */
  products: readonly Product[] | undefined;
  empty: ReactNode;
  sort: ListSort<ProductSort>;
  onEdit: (product: Product) => void;
  onDelete: (product: Product) => void;
  /** Public id of the product being deleted. */
  deleting: number | undefined;
}

/** Products with picture, name, category and price, and buttons to edit and delete (spec §2 Admin products). */
export function ProductList({ products, empty, sort, ...change }: ProductListProps) {
  const { t } = useTexts();
  const columns: Column<Product, ProductSort>[] = [
    { header: "products.image", cell: (product) => <Picture url={product.imageUrl} alt="" /> },
    { header: "products.name", cell: (product) => <Name product={product} />, sorts: sortedBy("name") },
    { header: "products.category", cell: (product) => <Category product={product} /> },
    {
      header: "products.price",
      cell: ({ price, priceDivisor }) => <Price price={price} priceDivisor={priceDivisor} />,
      align: "right",
      sorts: sortedBy("price"),
    },
    { header: "actions", cell: (product) => <Actions product={product} {...change} />, align: "right" },
  ];
  return (
    <DataList
      rows={products}
      rowKey={(product) => product.id}
      columns={columns}
      card={(product) => <ProductCard product={product} {...change} />}
      label={t("products.title")}
      placeholders={8}
      empty={empty}
      sort={sort}
    />
  );
}

type Change = Pick<ProductListProps, "onEdit" | "onDelete" | "deleting">;

function Actions({ product, onEdit, onDelete, deleting }: Change & { product: Product }) {
  return (
    <RowActions
      name={product.name}
      onEdit={() => onEdit(product)}
      onDelete={() => onDelete(product)}
      busy={deleting === product.id}
    />
  );
}

function ProductCard({ product, ...change }: Change & { product: Product }) {
  return (
    <article className="flex items-center gap-x-3">
      <Picture url={product.imageUrl} alt="" className="!size-16" />
      <div className="flex min-w-0 flex-1 flex-col gap-y-1">
        <Name product={product} />
        <Category product={product} />
        <Price price={product.price} priceDivisor={product.priceDivisor} />
      </div>
      <div className="-mr-2 self-start">
        <Actions product={product} {...change} />
      </div>
    </article>
  );
}

function Name({ product }: { product: Product }) {
  const { t } = useTexts();
  return (
    <span className="block min-w-0">
      <span
        className="text-ui-fg-base block break-words text-base font-medium md:line-clamp-2 md:text-sm"
        title={product.name}
      >
        {product.name}
      </span>
      {product.trackStock && (
        <span className={clx("text-sm", product.stock > 0 ? "text-ui-fg-subtle" : "text-ui-fg-error")}>
          {product.stock > 0 ? t("products.left", { value: product.stock }) : t("products.soldOut")}
        </span>
      )}
    </span>
  );
}

function Category({ product }: { product: Product }) {
  const { t } = useTexts();
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Text className="text-ui-fg-subtle text-sm">{product.category}</Text>
      {product.storeId !== null && <Badge size="2xsmall">{t("products.ofStore")}</Badge>}
    </span>
  );
}
