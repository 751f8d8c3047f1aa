import type { MedusaContainer } from "@medusajs/framework/types";
import { createCategoryWorkflow } from "@zakh/catalog/workflows/create-category";
import { createShopProductsWorkflow, type NewProduct } from "@zakh/catalog/workflows/create-products";
import { shopPool } from "@zakh/kit/database/pool";
import { PRODUCTS } from "../data/catalogue";
import { CATEGORIES } from "../data/categories";
import { FACTS, type SeedFacts, USE_BY } from "../data/products/facts";
import type { SeedProduct } from "../data/products/seed-product";
import { STORE_CATEGORIES } from "../data/store-categories";
import { translations } from "../data/translated";
import { everSeen } from "./found";
import { storeSeedPictures } from "./seed-pictures";

/** Displayed stock when it is not tracked (spec §9). */
const DISPLAYED_STOCK = 999;

export async function seedCategories(container: MedusaContainer): Promise<void> {
  const known = await everSeen("product_category", "handle");
  const missing = CATEGORIES.filter(({ slug }) => !known.has(slug));
  const pictures = await storeSeedPictures(missing.map(({ slug }) => `categories/${slug}`));
  for (const [index, { name, slug, meat, description }] of missing.entries()) {
    const order = CATEGORIES.findIndex((category) => category.slug === slug) + 1;
    await createCategoryWorkflow(container).run({
      input: {
        ...translations("name", name),
        ...translations("description", description),
        slug,
        meat,
        imageUrl: pictures[index],
        order,
      },
    });
  }
  for (const [index, { name, slug, description }] of STORE_CATEGORIES.entries()) {
    if (known.has(slug)) continue;
    await createCategoryWorkflow(container).run({
      input: {
        ...translations("name", name),
        ...translations("description", description),
        slug,
        goodsOf: "stores",
        listsStores: false,
        order: CATEGORIES.length + index + 1,
      },
    });
  }
}

export async function seedProducts(container: MedusaContainer): Promise<void> {
  const known = await everSeen("product", "handle");
  const missing = PRODUCTS.filter(({ handle }) => !known.has(handle));
  if (missing.length === 0) return;
  const [categories, ...pictures] = await Promise.all([
    categoryNumbers(),
    ...missing.map(({ handle }) => storeSeedPictures([`products/${handle}-1`, `products/${handle}-2`])),
  ]);
  const input = missing.map((product, index) => {
    const categoryId = categories.get(product.category);
    if (categoryId === undefined) throw new Error(`The category ${product.category} is gone`);
    return newProduct(product, categoryId, pictures[index] ?? []);
  });
  await createShopProductsWorkflow(container).run({ input });
}

function newProduct(product: SeedProduct, categoryId: number, imageUrls: string[]): NewProduct {
  return {
    handle: product.handle,
    ...translations("name", product.name),
    ...translations("description", product.description),
    ...translations("origin", product.origin),
    ...facts(product.handle),
    categoryId,
    unit: product.unit,
    price: product.price,
    minOrderQuantity: product.minOrderQuantity,
    packSize: product.packSize,
    priceDivisor: product.priceDivisor,
    stock: product.trackedStock ?? DISPLAYED_STOCK,
    trackStock: product.trackedStock !== undefined,
    imageUrls,
  };
}

function facts(handle: string): Partial<NewProduct> {
  const { cut, ingredients, ...plain }: Partial<SeedFacts> = FACTS[handle] ?? {};
  return {
    ...plain,
    ...(plain.temperature && translations("useBy", USE_BY[plain.temperature])),
    ...(cut && translations("cut", cut)),
    ...(ingredients && translations("ingredients", ingredients)),
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
