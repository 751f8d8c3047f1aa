import { randomUUID } from "node:crypto";
import { type APIRequestContext, type Browser, expect } from "@playwright/test";
import { ADMIN } from "./people";

/** A product with tracked stock, which a test sells out and deletes. */
export class StockedProduct {
  private constructor(
    private readonly admin: APIRequestContext,
    readonly id: number,
    readonly name: string,
  ) {}

  /** `stock` in kg; the minimum is 1.5 kg. */
  static async make(browser: Browser, baseURL: string | undefined, stock: number): Promise<StockedProduct> {
    const { request: admin } = await browser.newContext({ baseURL });
    const login = await admin.post("/api/admin/login", {
      data: { username: ADMIN.username, password: ADMIN.password },
    });
    expect(login.ok(), await login.text()).toBe(true);
    const name = `Ховор мах ${randomUUID().slice(0, 8)}`;
    const data = { name, category: "Бусад", price: 10000, minOrderQuantity: 1.5, trackStock: true, stock };
    const answer = await admin.post("/api/products", { multipart: { productData: JSON.stringify(data) } });
    expect(answer.status(), await answer.text()).toBe(201);
    return new StockedProduct(admin, ((await answer.json()) as { id: number }).id, name);
  }

  async leave(stock: number): Promise<void> {
    const multipart = { productData: JSON.stringify({ stock }) };
    const answer = await this.admin.put(`/api/products/${this.id}`, { multipart });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  async delete(): Promise<void> {
    await this.admin.delete(`/api/products/${this.id}`);
  }

  /** A line of the browser's cart; `quantity` in kg. */
  line(quantity: number) {
    return { productId: this.id, name: this.name, price: 10000, quantity, imageUrls: [], minOrderQuantity: 1.5 };
  }
}
