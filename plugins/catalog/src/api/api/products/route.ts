import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { publicRead } from "@zakh/kit/cache/public-read";
import { sendList } from "@zakh/kit/cache/send-list";
import { filterProducts, PRODUCTS_MAX, type ProductsQuery, sortProducts } from "../../../contract";
import { saveProduct } from "../../../http/save-product";
import { categories } from "../../../read-models/categories";
import { products } from "../../../read-models/products";

/** All products on sale (spec §7), at most 5,000; a page that shows only some requests a `limit`. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const {
    category,
    sort = "shop",
    limit: _limit,
    offset: _offset,
    ...filters
  } = request.validatedQuery as ProductsQuery;
  const isNarrowed = Object.values(filters).some(Boolean);
  if (category === undefined && sort === "shop" && !isNarrowed) return products.handler(request, response);
  const ofCategory = (await products.value()).filter((one) => category === undefined || one.category === category);
  const listed = sortProducts(filterProducts(ofCategory, filters), sort);
  const cacheable = listed.length > 0 || (!isNarrowed && (category === undefined || (await isCategory(category))));
  sendList(request, publicRead(response, [products, categories], { cacheable }), listed, PRODUCTS_MAX);
}

async function isCategory(name: string): Promise<boolean> {
  return (await categories.value()).some((category) => category.name === name);
}

/** Creates a product. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  response.status(201).json(await saveProduct(request, {}));
}
