import type { MedusaContainer } from "@medusajs/framework/types";
import { createCategoryWorkflow } from "@zakh/catalog/workflows/create-category";
import { createShopProductsWorkflow, type NewProduct } from "@zakh/catalog/workflows/create-products";
import { shopPool } from "@zakh/kit/database/pool";
import { PRODUCTS } from "../data/catalogue";
import { CATEGORIES } from "../data/categories";
import type { SeedProduct } from "../data/products/seed-product";
import { translations } from "../data/translated";
import { storeDrawings } from "../pictures/picture-store";
import { drawProductPicture } from "../pictures/product-picture";
import { drawCategoryPicture } from "../pictures/shop-pictures";
import { everSeen } from "./found";

/** Displayed stock in kg when it is not tracked (spec §9). */
const STOCK_SHOWN = 999;

export async function seedCategories(container: MedusaContainer): Promise<void> {
  const known = await everSeen("product_category", "handle");
  const missing = CATEGORIES.filter(({ slug }) => !known.has(slug));
  const pictures = await storeDrawings(
    missing.map(
      ({ slug, picture }) =>
        () =>
          drawCategoryPicture(slug, picture),
    ),
  );
  for (const [index, { name, slug, description }] of missing.entries()) {
    const order = CATEGORIES.findIndex((category) => category.slug === slug) + 1;
    await createCategoryWorkflow(container).run({
      input: {
        ...translations("name", name),
        ...translations("description", description),
        slug,
        imageUrl: pictures[index],
        order,
      },
    });
  }
}

export async function seedProducts(container: MedusaContainer): Promise<void> {
  const known = await everSeen("product", "handle");
  const missing = PRODUCTS.filter(({ handle }) => !known.has(handle));
  if (missing.length === 0) return;
  const drawings = missing.flatMap(({ handle, pictures }) =>
    pictures.map((picture, index) => () => drawProductPicture(`${handle}:${index}`, picture)),
  );
  const [urls, categories] = await Promise.all([storeDrawings(drawings), categoryNumbers()]);
  const input = missing.map((product) => {
    const categoryId = categories.get(product.category);
    if (categoryId === undefined) throw new Error(`The category ${product.category} is gone`);
    return newProduct(product, categoryId, urls.splice(0, product.pictures.length));
  });
  await createShopProductsWorkflow(container).run({ input });
}

function newProduct(product: SeedProduct, categoryId: number, imageUrls: string[]): NewProduct {
  return {
    handle: product.handle,
    ...translations("name", product.name),
    ...translations("description", product.description),
    ...translations("origin", product.origin),
    categoryId,
    price: product.price,
    minOrderQuantity: product.minOrderQuantity,
    packSize: product.packSize,
    priceDivisor: product.priceDivisor,
    stock: product.trackedStock ?? STOCK_SHOWN,
    trackStock: product.trackedStock !== undefined,
    imageUrls,
  };
}

async function categoryNumbers(): Promise<Map<string, number>> {
  const { rows } = await shopPool().query<{ handle: string; number: number }>(
    `SELECT category.handle, detail.number
     FROM product_category category
     JOIN product_category_category_detail link ON link.product_category_id = category.id
     JOIN category_detail detail ON detail.id = link.category_detail_id
     WHERE category.deleted_at IS NULL`,
  );
  return new Map(rows.map(({ handle, number }) => [handle, number]));
}
