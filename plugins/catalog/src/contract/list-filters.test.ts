import { expect, it } from "vitest";
import { choicesOf, filterProducts } from "./list-filters";
import type { Product } from "./product";
import type { ListFilters } from "./shop-sorts";

const product = (id: number, of: Partial<Product>) =>
  ({ id, origin: "", temperature: "", storeId: null, isSoldOut: false, ...of }) as Product;

const PRODUCTS = [
  product(1, { origin: "Австрали", originRu: "Австралия", originEn: "Australia", temperature: "chilled" }),
  product(2, { origin: "Солонгос", originRu: "Корея", originEn: "Korea", temperature: "frozen", isSoldOut: true }),
  product(3, { origin: "Солонгос", originRu: "Корея", originEn: "Korea", temperature: "frozen", storeId: 4 }),
  product(4, {}),
];

it.each<[ListFilters, number[]]>([
  [{}, [1, 2, 3, 4]],
  [{ inStock: "true" }, [1, 3, 4]],
  [{ temperature: "frozen" }, [2, 3]],
  [{ origin: "Солонгос", inStock: "true" }, [3]],
  [{ seller: "shop" }, [1, 2, 4]],
  [{ seller: "4" }, [3]],
  [{ seller: "9" }, []],
])("a list narrowed to %j", (filters, ids) => {
  expect(filterProducts(PRODUCTS, filters).map(({ id }) => id)).toEqual(ids);
});

it("offers what its products have, the most frequent first", () => {
  expect(choicesOf(PRODUCTS)).toEqual({
    temperatures: ["chilled", "frozen"],
    origins: [
      { origin: "Солонгос", originRu: "Корея", originEn: "Korea" },
      { origin: "Австрали", originRu: "Австралия", originEn: "Australia" },
    ],
    stores: [4],
  });
});
