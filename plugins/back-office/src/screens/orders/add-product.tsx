import { Plus } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import type { Product } from "@zakh/catalog/contract";
import { useState } from "react";
import { useTexts } from "../i18n/text";
import { useProducts } from "../resources/products";
import { SearchResults } from "../ui/lists/search-results";
import { won } from "../ui/money";

/** How many products a search shows. */
const SHOWN = 6;

interface AddProductProps {
  /** Public ids of products that are there already. */
  known: readonly number[];
  onAdd: (product: Product) => void;
}

/** Finds a product by its name and adds it with one tap. */
export function AddProduct({ known, onAdd }: AddProductProps) {
  const { t } = useTexts();
  const [search, setSearch] = useState("");
  const products = useProducts({ search }, SHOWN + known.length, 0, { enabled: search !== "" });
  const found = products.data?.rows.filter(({ id }) => !known.includes(id)).slice(0, SHOWN);
  return (
    <SearchResults
      label={t("change.addProduct")}
      placeholder={t("change.searchProduct")}
      search={search}
      onSearch={setSearch}
      query={products}
      found={search === "" ? undefined : found}
      list={t("newOrder.products")}
      none={t("change.noProduct")}
    >
      {(product) => (
        <Button
          type="button"
          variant="transparent"
          className="min-h-11 w-full justify-start gap-x-2 whitespace-normal text-left text-base md:min-h-9 md:text-sm"
          onClick={() => {
            onAdd(product);
            setSearch("");
          }}
        >
          <Plus className="shrink-0" />
          <span className="flex-1">{product.name}</span>
          <span className="text-ui-fg-subtle tabular-nums">{won(product.price)}</span>
        </Button>
      )}
    </SearchResults>
  );
}
