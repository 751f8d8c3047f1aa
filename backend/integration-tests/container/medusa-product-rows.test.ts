import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ProductStatus } from "@medusajs/framework/utils";
import {
  createInventoryItemsWorkflow,
  createProductsWorkflow,
  deleteInventoryItemWorkflow,
  deleteProductOptionsWorkflow,
  deleteProductsWorkflow,
} from "@medusajs/medusa/core-flows";
import { createShopProductsWorkflow } from "@zakh/catalog/workflows/create-products";
import { deleteProductWorkflow } from "@zakh/catalog/workflows/delete-product";
import { findProductDefaults } from "@zakh/catalog/workflows/product/product-defaults";
import { shopPool } from "@zakh/kit/database/pool";
import { beforeAll, expect, it } from "vitest";
import { bootCommerce, type Commerce } from "./boot";

type Row = Record<string, unknown>;

const VARIANT = "(SELECT id FROM product_variant WHERE product_id = $1)";
const PRICE_SET = `(SELECT price_set_id FROM product_variant_price_set WHERE variant_id IN ${VARIANT})`;
const ITEM = `(SELECT inventory_item_id FROM product_variant_inventory_item WHERE variant_id IN ${VARIANT})`;
const OPTION = "(SELECT product_option_id FROM product_product_option WHERE product_id = $1)";

/** Medusa's tables of a product, and how its rows are found by its id. */
const TABLES = {
  product: "t.id = $1",
  image: "t.product_id = $1",
  product_category_product: "t.product_id = $1",
  product_variant: "t.product_id = $1",
  product_variant_option: `t.variant_id IN ${VARIANT}`,
  product_option: `t.id IN ${OPTION}`,
  product_option_value: `t.option_id IN ${OPTION}`,
  product_product_option: "t.product_id = $1",
  product_product_option_value:
    "t.product_product_option_id IN (SELECT id FROM product_product_option WHERE product_id = $1)",
  product_sales_channel: "t.product_id = $1",
  product_shipping_profile: "t.product_id = $1",
  product_variant_price_set: `t.variant_id IN ${VARIANT}`,
  price_set: `t.id IN ${PRICE_SET}`,
  price: `t.price_set_id IN ${PRICE_SET}`,
  product_variant_inventory_item: `t.variant_id IN ${VARIANT}`,
  inventory_item: `t.id IN ${ITEM}`,
  inventory_level: `t.inventory_item_id IN ${ITEM}`,
};

let commerce: Commerce;
let container: MedusaContainer;
const handles = { ours: `mah-${randomUUID()}`, theirs: `mah-${randomUUID()}` };
const imageUrls = ["/static/img/a.webp", "/static/img/b.webp"];

beforeAll(async () => {
  commerce = await bootCommerce();
  container = commerce.container;
});

/** A product's rows in Medusa's tables: ids reduced to their prefixes, times to whether they are set. */
async function stored(productId: string): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {};
  for (const [table, condition] of Object.entries(TABLES)) {
    const { rows } = await shopPool().query<{ row: Row }>(
      `SELECT to_jsonb(t) AS row FROM "${table}" t WHERE ${condition}`,
      [productId],
    );
    tables[table] = rows
      .map(({ row }) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, common(column, value)])),
      )
      .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    expect(tables[table].length, table).toBeGreaterThan(0);
  }
  return tables;
}

function common(column: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (column.endsWith("_at")) return "a time";
  if (column === "handle") return "a handle";
  return value.replace(/_[0-9A-Z]{26}$/, "");
}

async function category(): Promise<{ id: string; number: number }> {
  const { rows } = await shopPool().query<{ id: string; number: number }>(
    `SELECT c.id, cd.number FROM category_detail cd JOIN product_category_category_detail link ON link.category_detail_id = cd.id
     JOIN product_category c ON c.id = link.product_category_id
     WHERE cd.deleted_at IS NULL AND c.deleted_at IS NULL ORDER BY cd.number LIMIT 1`,
  );
  if (!rows[0]) throw new Error("The database is not seeded: no category");
  return rows[0];
}

/** Creates the same product by Medusa's own workflows. */
async function createTheirs(categoryId: string) {
  const defaults = await findProductDefaults(shopPool());
  const { result: items } = await createInventoryItemsWorkflow(container).run({
    input: {
      items: [
        { title: "Мах", location_levels: [{ location_id: defaults.stockLocationId ?? "", stocked_quantity: 7 }] },
      ],
    },
  });
  const { result } = await createProductsWorkflow(container).run({
    input: {
      products: [
        {
          title: "Мах",
          handle: handles.theirs,
          description: "Тайлбар",
          status: ProductStatus.PUBLISHED,
          images: imageUrls.map((url) => ({ url })),
          thumbnail: imageUrls[0],
          category_ids: [categoryId],
          sales_channels: [{ id: defaults.salesChannelId ?? "" }],
          shipping_profile_id: defaults.shippingProfileId ?? "",
          options: [{ title: "Нэгж", values: ["кг"], is_exclusive: true }],
          variants: [
            {
              title: "кг",
              options: { Нэгж: "кг" },
              manage_inventory: true,
              inventory_items: [{ inventory_item_id: items[0]?.id ?? "", required_quantity: 1 }],
              prices: [{ amount: 15000.5, currency_code: "krw" }],
            },
          ],
        },
      ],
    },
  });
  const [product] = result;
  return { productId: product?.id ?? "", itemId: items[0]?.id ?? "", optionId: product?.options[0]?.id ?? "" };
}

it("a product is written to Medusa's tables exactly as Medusa's own workflows write and delete it", async () => {
  const { id, number } = await category();
  const { result } = await createShopProductsWorkflow(container).run({
    input: [
      {
        handle: handles.ours,
        name: "Мах",
        description: "Тайлбар",
        categoryId: number,
        price: 15000.5,
        imageUrls,
        stock: 7,
        trackStock: true,
      },
    ],
  });
  const [ours] = result;
  const theirs = await createTheirs(id);
  expect(await stored(ours?.productId ?? "")).toEqual(await stored(theirs.productId));

  await deleteProductWorkflow(container).run({ input: { number: ours?.number ?? 0 } });
  await deleteInventoryItemWorkflow(container).run({ input: [theirs.itemId] });
  await deleteProductsWorkflow(container).run({ input: { ids: [theirs.productId] } });
  await deleteProductOptionsWorkflow(container).run({ input: { ids: [theirs.optionId] } });
  expect(await stored(ours?.productId ?? "")).toEqual(await stored(theirs.productId));
});
