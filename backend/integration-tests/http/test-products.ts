import { randomUUID } from "node:crypto";
import type { Product } from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import sharp from "sharp";
import type { Client } from "./client";

/** The parts of a product form beside `productData`. */
export interface FormParts {
  images?: Blob[];
  kept?: string[];
  removed?: string[];
}

/** A product form like the back office's (spec §7). */
export function productForm(data: unknown, { images = [], kept, removed }: FormParts = {}): FormData {
  const form = new FormData();
  for (const [index, image] of images.entries()) form.append("images", image, `picture-${index}.jpg`);
  if (removed) form.set("removedUrls", JSON.stringify(removed));
  if (kept) form.set("keptUrls", JSON.stringify(kept));
  if (data !== undefined) form.set("productData", JSON.stringify(data));
  return form;
}

/** A unique picture. */
export async function newPicture(width = 320, height = 240): Promise<Blob> {
  const [r = 0, g = 0, b = 0] = Buffer.from(randomUUID().replaceAll("-", ""), "hex");
  const bytes = await sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .composite([{ input: { create: { width: 8, height: 8, channels: 3, background: { r: b, g: r, b: g } } } }])
    .jpeg()
    .toBuffer();
  return new Blob([bytes], { type: "image/jpeg" });
}

/** A unique name for a product or category. */
export function newName(word = "Туршилтын мах"): string {
  return `${word} ${randomUUID().slice(0, 8)}`;
}

/** Kilograms of a product with tracked stock that are on the shelf, and that are reserved of them. */
export async function stockOf({ id }: Product): Promise<{ stocked: number; reserved: number }> {
  const { rows } = await shopPool().query(
    `SELECT level.stocked_quantity::float8 AS stocked, level.reserved_quantity::float8 AS reserved
     FROM product_detail d JOIN product_product_detail link ON link.product_detail_id = d.id
     JOIN product_variant v ON v.product_id = link.product_id
     JOIN product_variant_inventory_item item ON item.variant_id = v.id
     JOIN inventory_level level ON level.inventory_item_id = item.inventory_item_id WHERE d.number = $1`,
    [id],
  );
  return rows[0];
}

/** Kilograms that are reserved of a product with tracked stock. */
export async function reservedOf(product: Product): Promise<number> {
  return (await stockOf(product)).reserved;
}

/** The products that a test creates, to be deleted at its end. */
export class TestProducts {
  private readonly ids = new Set<number>();

  constructor(private readonly admin: Client) {}

  /** Creates a product from the required fields and the given ones. */
  async add(data: Record<string, unknown> = {}, parts?: FormParts): Promise<Product> {
    const { status, body } = await this.admin.send<Product>("POST", "/api/products", {
      form: productForm({ name: newName(), category: "Хонины мах", origin: "Монгол", price: 15000, ...data }, parts),
    });
    if (status !== 201) throw new Error(`The product was not made: ${status} ${JSON.stringify(body)}`);
    this.ids.add(body.id);
    return body;
  }

  /** Saves a product; must succeed. */
  async change(id: number, data: unknown, parts?: FormParts): Promise<Product> {
    const { status, body } = await this.admin.send<Product>("PUT", `/api/products/${id}`, {
      form: productForm(data, parts),
    });
    if (status !== 200) throw new Error(`The product was not saved: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  /** Deletes all of them; ignores those already deleted. */
  async clear(): Promise<void> {
    for (const id of this.ids) await this.admin.send("DELETE", `/api/products/${id}`);
    this.ids.clear();
  }
}
