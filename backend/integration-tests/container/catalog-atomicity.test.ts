import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { findCategory } from "@zakh/catalog/read-models/categories";
import { findStoredProduct } from "@zakh/catalog/read-models/products";
import { createCategoryWorkflow } from "@zakh/catalog/workflows/create-category";
import { createShopProductsWorkflow } from "@zakh/catalog/workflows/create-products";
import { deleteCategoryWorkflow } from "@zakh/catalog/workflows/delete-category";
import { deleteProductWorkflow } from "@zakh/catalog/workflows/delete-product";
import { saveProductWorkflow } from "@zakh/catalog/workflows/save-product";
import { updateCategoryWorkflow } from "@zakh/catalog/workflows/update-category";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { expectAtomic } from "./atomicity";
import { bootCommerce, type Commerce } from "./boot";
import { whileWritesFail } from "./failing-writes";

let commerce: Commerce;
let container: MedusaContainer;
let home: number;
let elsewhere: number;
const products = new Set<number>();
const categories = new Set<number>();

beforeAll(async () => {
  commerce = await bootCommerce();
  container = commerce.container;
  home = await newCategory();
  elsewhere = await newCategory();
});

afterAll(async () => {
  for (const number of products) await deleteProductWorkflow(container).run({ input: { number } });
  for (const number of categories) await deleteCategoryWorkflow(container).run({ input: { number } });
});

async function newCategory(): Promise<number> {
  const { result } = await createCategoryWorkflow(container).run({
    input: { name: `Туршилт ${randomUUID()}`, isActive: false },
  });
  categories.add(result.number);
  return result.number;
}

async function removeCategory(number: number): Promise<void> {
  await deleteCategoryWorkflow(container).run({ input: { number } });
  categories.delete(number);
}

function newProduct(trackStock: boolean) {
  return {
    data: {
      name: `Туршилтын мах ${randomUUID()}`,
      nameEn: "Test",
      description: "Тайлбар",
      categoryId: home,
      price: 15000,
      stock: 7,
      trackStock,
    },
    pictures: { added: ["/static/img/a.webp", "/static/img/b.webp"] },
  };
}

async function putOnSale(trackStock: boolean): Promise<number> {
  const { result } = await saveProductWorkflow(container).run({ input: newProduct(trackStock) });
  products.add(result.number);
  return result.number;
}

/** A change of every field of the form. */
function change(number: number, trackStock: boolean) {
  return saveProductWorkflow(container).run({
    input: {
      number,
      data: {
        name: "Хонины хаа",
        nameEn: "Changed",
        description: "",
        categoryId: elsewhere,
        price: 999.5,
        stock: 2.5,
        trackStock,
        minOrderQuantity: 4,
        packSize: 4,
      },
      pictures: { retained: ["new:0", "/static/img/b.webp"], added: ["/static/img/c.webp"] },
    },
  });
}

async function takeOffSale(number: number): Promise<void> {
  await deleteProductWorkflow(container).run({ input: { number } });
  products.delete(number);
}

describe("a product is written atomically, whichever write fails and wherever the process is killed, when it", () => {
  const written = [
    "product",
    "product_detail",
    "product_product_detail",
    "product_variant",
    "price",
    "inventory_level",
  ];

  it("is created", async () => {
    await expectAtomic(
      shopPool(),
      [...written, "image", "product_sales_channel", "product_shipping_profile", "product_category_product"],
      async () => {
        const product = newProduct(true);
        return async () => {
          const { result } = await saveProductWorkflow(container).run({ input: product });
          products.add(result.number);
        };
      },
    );
  });

  it("is created with others", async () => {
    const [first, second] = [newProduct(true), newProduct(false)].map(({ data, pictures }) => ({
      ...data,
      imageUrls: pictures.added,
    }));
    await expectAtomic(shopPool(), written, async () => async () => {
      const { result } = await createShopProductsWorkflow(container).run({ input: [first, second] as never });
      for (const { number } of result) products.add(number);
    });
  });

  it("is changed, with its stock tracked for the first time", async () => {
    await expectAtomic(
      shopPool(),
      ["product", "image", "price", "product_variant", "inventory_item", "inventory_level", "product_detail"],
      async () => {
        const number = await putOnSale(false);
        return () => change(number, true);
      },
    );
  });

  it("is changed, with its stock no longer tracked", async () => {
    await expectAtomic(shopPool(), ["product", "price", "product_variant", "product_detail"], async () => {
      const number = await putOnSale(true);
      return () => change(number, false);
    });
  });

  it("is deleted", async () => {
    await expectAtomic(
      shopPool(),
      [...written, "price_set", "product_option", "inventory_item", "product_variant_price_set"],
      async () => {
        const number = await putOnSale(true);
        return () => takeOffSale(number);
      },
    );
  });
});

describe("a category is written atomically, whichever write fails and wherever the process is killed, when it", () => {
  const written = ["product_category", "category_detail"];

  it("is created", async () => {
    await expectAtomic(shopPool(), [...written, "product_category_category_detail"], async () => newCategory);
  });

  it("is changed", async () => {
    await expectAtomic(shopPool(), written, async () => {
      const number = await newCategory();
      const name = `Туршилт ${randomUUID()}`;
      const input = { number, name, slug: "", description: "x", imageUrl: "/x.webp", order: 9, isActive: true };
      return () => updateCategoryWorkflow(container).run({ input });
    });
  });

  it("is deleted", async () => {
    await expectAtomic(shopPool(), [...written, "product_category_category_detail"], async () => {
      const number = await newCategory();
      return () => removeCategory(number);
    });
  });
});

describe("Medusa's events", () => {
  const heard: [string, unknown][] = [];

  /** Records the database's state when an event arrives. */
  function listen(event: string, look: () => Promise<unknown>) {
    const events = container.resolve(Modules.EVENT_BUS);
    events.subscribe(event, async () => void heard.push([event, await look()]), { subscriberId: randomUUID() });
  }

  it("are emitted for products and categories once they are written, and not for failed changes", async () => {
    const name = `Мэдээ ${randomUUID()}`;
    let number = 0;
    let category = 0;
    listen("product.created", async () => {
      const { rowCount } = await shopPool().query("SELECT 1 FROM product WHERE title = $1", [name]);
      return rowCount;
    });
    listen("product-variant.created", async () => undefined);
    listen("product.updated", async () => (await findStoredProduct(shopPool(), number))?.price);
    listen("product.deleted", () => findStoredProduct(shopPool(), number));
    listen("product-category.created", async () => undefined);
    listen("product-category.updated", async () => (await findCategory(shopPool(), category))?.description);
    listen("product-category.deleted", () => findCategory(shopPool(), category));
    const { data } = newProduct(false);
    const save = () => saveProductWorkflow(container).run({ input: { data: { ...data, name } } });
    await whileWritesFail(shopPool(), "product_detail", () => expect(save()).rejects.toThrow());
    number = (await save()).result.number;
    await saveProductWorkflow(container).run({ input: { number, data: { price: 4321 } } });
    await deleteProductWorkflow(container).run({ input: { number } });
    category = await newCategory();
    await updateCategoryWorkflow(container).run({ input: { number: category, description: "Шинэ" } });
    await removeCategory(category);
    await vi.waitFor(() => expect(heard).toHaveLength(7), 5000);
    const byName = (one: [string, unknown], other: [string, unknown]) => one[0].localeCompare(other[0]);
    expect([...heard].sort(byName)).toEqual([
      ["product-category.created", undefined],
      ["product-category.deleted", undefined],
      ["product-category.updated", "Шинэ"],
      ["product-variant.created", undefined],
      ["product.created", 1],
      ["product.deleted", undefined],
      ["product.updated", 4321],
    ]);
  });
});
