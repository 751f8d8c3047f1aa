import { Badge, Button, Text } from "@medusajs/ui";
import { availableQuantity, type Product, quantityText } from "@zakh/catalog/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { useProducts } from "../../resources/products";
import { SearchResults } from "../../ui/lists/search-results";
import { Picture } from "../../ui/pictures/picture";
import { Price } from "../../ui/price";
import { type ChosenLine, firstQuantity } from "./order-lines";
import { QuantityStepper } from "./quantity-stepper";

/** Products shown at once; the search finds the others. */
const SHOWN = 12;

interface ProductPickerProps {
  lines: readonly ChosenLine[];
  /** 0 takes the product out. */
  onChange: (product: Product, quantity: number) => void;
}

/** The products on sale, found by name, each with its quantity. Chosen ones that are not among them come first. */
export function ProductPicker({ lines, onChange }: ProductPickerProps) {
  const { t } = useTexts();
  const [search, setSearch] = useState("");
  const products = useProducts({ search, sort: search === "" ? "shop" : "name" }, SHOWN, 0);
  const quantityOf = (id: number) => lines.find(({ product }) => product.id === id)?.quantity ?? 0;
  return (
    <div className="flex flex-col gap-y-3">
      <SearchResults
        label={t("newOrder.searchProducts")}
        placeholder={t("newOrder.searchProducts.hint")}
        search={search}
        onSearch={setSearch}
        query={products}
        found={products.data?.rows}
        chosen={lines.map(({ product }) => product)}
        list={t("newOrder.products")}
        none={t("newOrder.noProduct")}
        divided
      >
        {(product) => (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
            <Picture url={product.imageUrl} alt="" className="size-11" />
            <span className="min-w-0 flex-[1_1_8rem]">
              <span className="text-ui-fg-base block break-words font-medium">{product.name}</span>
              <Price {...product} className="text-sm" />
              <StockLeft product={product} />
            </span>
            <span className="ml-auto">
              <Pick
                product={product}
                quantity={quantityOf(product.id)}
                onChange={(wanted) => onChange(product, wanted)}
              />
            </span>
          </div>
        )}
      </SearchResults>
      {products.data && products.data.total > SHOWN && (
        <Text className="text-ui-fg-subtle text-sm">
          {t("newOrder.moreProducts", { count: products.data.total - SHOWN })}
        </Text>
      )}
    </div>
  );
}

interface PickProps {
  product: Product;
  quantity: number;
  onChange: (quantity: number) => void;
}

function Pick({ product, quantity, onChange }: PickProps) {
  const { t } = useTexts();
  if (quantity > 0) return <QuantityStepper product={product} quantity={quantity} onChange={onChange} />;
  if (availableQuantity(product) === 0) {
    return (
      <Badge size="2xsmall" color="red">
        {t("newOrder.soldOut")}
      </Badge>
    );
  }
  return (
    <Button
      type="button"
      variant="secondary"
      className="h-11 px-4 text-base md:h-9 md:text-sm"
      aria-label={t("newOrder.add", { name: product.name })}
      onClick={() => onChange(firstQuantity(product))}
    >
      {t("newOrder.addShort")}
    </Button>
  );
}

function StockLeft({ product: { available, isSoldOut, unit } }: { product: Product }) {
  const { t, language } = useTexts();
  if (available === null || isSoldOut) return null;
  return (
    <span className="text-ui-fg-subtle block text-sm tabular-nums">
      {t("newOrder.left", { quantity: quantityText(available, unit, language) })}
    </span>
  );
}
