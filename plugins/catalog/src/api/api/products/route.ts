import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { publicRead } from "@zakh/kit/cache/public-read";
import { sendList } from "@zakh/kit/cache/send-list";
import { filterProducts, PRODUCTS_MAX, type ProductsQuery, sortProducts } from "../../../contract";
import { saveProduct } from "../../../http/save-product";
import { categories } from "../../../read-models/categories";
import { listedProducts, products } from "../../../read-models/products";

/** All products on sale that lists show (spec §7, ruling 83), at most 5,000; a page that shows only some requests a `limit`. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const {
    category,
    sort = "shop",
    limit: _limit,
    offset: _offset,
    ids,
    ...filters
  } = request.validatedQuery as ProductsQuery;
  if (ids) return sendChosen(request, response, ids);
  const isNarrowed = Object.values(filters).some(Boolean);
  if (category === undefined && sort === "shop" && !isNarrowed) return listedProducts.handler(request, response);
  const ofCategory = (await listedProducts.value()).filter(
    (one) => category === undefined || one.category === category,
  );
  const listed = sortProducts(filterProducts(ofCategory, filters), sort);
  const cacheable = listed.length > 0 || (!isNarrowed && (category === undefined || (await isCategory(category))));
  sendList(request, publicRead(response, [products, categories], { cacheable }), listed, PRODUCTS_MAX);
}

/** Those of these ids that are on sale, in the order of the ids; other parameters do not count. */
async function sendChosen(request: MedusaRequest, response: MedusaResponse, ids: readonly number[]) {
  const onSale = new Map((await products.value()).map((product) => [product.id, product]));
  const chosen = [...new Set(ids)].flatMap((id) => onSale.get(id) ?? []);
  sendList(request, publicRead(response, [products], { cacheable: false }), chosen, PRODUCTS_MAX);
}

async function isCategory(name: string): Promise<boolean> {
  return (await categories.value()).some((category) => category.name === name);
}

/** Creates a product. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  response.status(201).json(await saveProduct(request, {}));
}
