import { findPictureUsers } from "@zakh/kit/database/picture-uses";
import { shopPool } from "@zakh/kit/database/pool";
import { beforeAll, describe, expect, it } from "vitest";
import { bootCommerce } from "./boot";

beforeAll(async () => {
  await bootCommerce();
});

interface Shown {
  id: number;
  name: string;
  url: string;
}

async function one(select: string): Promise<Shown> {
  const { rows } = await shopPool().query<Shown>(`${select} LIMIT 1`);
  const [row] = rows;
  if (!row) throw new Error(`Nothing is found by ${select}`);
  return row;
}

describe("the plugins register the pictures that they use", () => {
  it("of products, with every picture, until they are deleted", async () => {
    const product = await one(
      `SELECT pd.number AS id, p.title AS name, i.url, p.id AS "productId" FROM product_detail pd
       JOIN product_product_detail l ON l.product_detail_id = pd.id JOIN product p ON p.id = l.product_id
       JOIN image i ON i.product_id = p.id AND i.url <> p.thumbnail WHERE p.deleted_at IS NULL AND i.deleted_at IS NULL`,
    );
    const user = { kind: "product", id: product.id, name: product.name };
    expect(await findPictureUsers(shopPool(), product.url)).toContainEqual(user);
    expect(await findPictureUsers(shopPool(), `https://shop.example${product.url}`)).toContainEqual(user);
    const hide = "UPDATE product_detail SET deleted_at = $2 WHERE number = $1";
    await shopPool().query(hide, [product.id, new Date()]);
    try {
      expect(await findPictureUsers(shopPool(), product.url)).not.toContainEqual(user);
    } finally {
      await shopPool().query(hide, [product.id, null]);
    }
  });

  it("of categories, stores and meal kits", async () => {
    const category = await one(
      `SELECT cd.number AS id, c.name, cd.image_url AS url FROM category_detail cd
       JOIN product_category_category_detail l ON l.category_detail_id = cd.id
       JOIN product_category c ON c.id = l.product_category_id WHERE c.deleted_at IS NULL`,
    );
    const store = await one(
      "SELECT number AS id, name, cover_image_url AS url FROM market_store WHERE deleted_at IS NULL",
    );
    const kit = await one("SELECT number AS id, name, image_url AS url FROM meal_kit WHERE deleted_at IS NULL");
    const kinds = { category, store, "meal-kit": kit };
    const url = "/static/img/uses_000000_4x3.webp";
    const tables = { category: "category_detail", store: "market_store", "meal-kit": "meal_kit" };
    const columns = { category: "image_url", store: "cover_image_url", "meal-kit": "image_url" };
    for (const kind of ["category", "store", "meal-kit"] as const) {
      const { id, name, url: former } = kinds[kind];
      const set = `UPDATE ${tables[kind]} SET ${columns[kind]} = $2 WHERE number = $1`;
      await shopPool().query(set, [id, url]);
      try {
        expect(await findPictureUsers(shopPool(), url)).toEqual([{ kind, id, name }]);
      } finally {
        await shopPool().query(set, [id, former]);
      }
    }
  });
});
