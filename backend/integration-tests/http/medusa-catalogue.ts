import type { Product } from "@zakh/catalog/contract";
import { expect } from "vitest";
import { Client } from "./client";
import { signedInDashboard } from "./orders-client";
import { newName } from "./test-products";

export interface MedusaProduct {
  id: string;
  title: string;
  variants: { id: string; title: string; prices: { id: string; amount: number; currency_code: string }[] }[];
}

/** Products, categories and price lists of a test in Medusa's own dashboard. */
export class MedusaCatalogue {
  private readonly visitor = new Client();
  private made: string[] = [];

  private constructor(readonly dashboard: Client) {}

  static async open(): Promise<MedusaCatalogue> {
    return new MedusaCatalogue(await signedInDashboard());
  }

  /** Deletes what the test created: what was created last first, because a category with sub-categories stays. */
  async clear(): Promise<void> {
    for (const path of this.made.reverse()) await this.dashboard.send("DELETE", path);
    this.made = [];
  }

  /** To be deleted at the end of the test. */
  add(path: string): void {
    this.made.push(path);
  }

  /** A call that must succeed. */
  async work<T>(method: string, path: string, json?: unknown): Promise<T> {
    const { status, body } = await this.dashboard.send<T>(method, path, { json });
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async newProduct(given: Record<string, unknown> = {}): Promise<MedusaProduct> {
    const { product } = await this.work<{ product: MedusaProduct }>("POST", "/admin/products", {
      title: newName("Medusa"),
      status: "published",
      options: [{ title: "Нэгж", values: ["кг"] }],
      variants: [
        {
          title: "кг",
          options: { Нэгж: "кг" },
          manage_inventory: false,
          prices: [{ amount: 12000, currency_code: "krw" }],
        },
      ],
      ...given,
    });
    this.add(`/admin/products/${product.id}`);
    return product;
  }

  /** Medusa's product of that name. */
  async productNamed(name: string): Promise<MedusaProduct> {
    const { products } = await this.work<{ products: MedusaProduct[] }>(
      "GET",
      `/admin/products?q=${encodeURIComponent(name)}&fields=id,title,*variants,*variants.prices`,
    );
    const product = products.find(({ title }) => title === name);
    if (!product) throw new Error(`Medusa has no product ${name}`);
    return product;
  }

  /** A product on sale in the shop. */
  async inShop(name: string): Promise<Product | undefined> {
    const { body } = await this.visitor.get<Product[]>("/api/products");
    return body.find((product) => product.name === name);
  }

  /** Waits, because Medusa emits events asynchronously. */
  soonInShop(name: string) {
    return expect.poll(() => this.inShop(name), { timeout: 5000 });
  }
}
