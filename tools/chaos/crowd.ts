import { randomInt } from "node:crypto";
import { audit } from "./order-audit.ts";
import type { OwnShop } from "./own-shop.ts";
import { type Product, Shopper } from "./shopper.ts";

const SHOPPERS = 10;

/** Ten shoppers, what they can buy, and all that they have bought. */
export class Crowd {
  shoppers: Shopper[] = [];
  goods: { id: number; min: number; step: number }[] = [];
  tracked = new Set<number>();

  constructor(readonly shop: Pick<OwnShop, "url" | "databaseUrl" | "settings" | "secrets">) {}

  async gather() {
    this.shoppers = Array.from({ length: SHOPPERS }, () => new Shopper(this.shop.url));
    await Promise.all(this.shoppers.map((shopper) => shopper.register()));
    await this.#countStock();
    const { body } = await this.#someone().call("GET", "/api/products");
    this.goods = body
      .filter((product: Product) => !product.trackStock || this.tracked.has(product.id))
      .map((product: Product) => ({ id: product.id, min: product.minOrderQuantity, step: product.packSize }));
  }

  /**
   * Has `count` orders placed, as many at once as there are shoppers, and does `damage` when a part of them is taken.
   * Answers what went wrong for a shopper, one sentence each.
   * @param part after how many
   */
  async buyWhile(count: number, part: number, damage: () => Promise<void>): Promise<string[]> {
    const before = this.bought.length;
    let begun = 0;
    let damaged = false;
    let damaging = Promise.resolve();
    const problems: string[] = [];
    await Promise.all(
      this.shoppers.map(async (shopper) => {
        while (begun < count) {
          begun += 1;
          await shopper.order(this.basket()).catch((error) => problems.push(error.message));
          if (!damaged && this.bought.length - before >= part) {
            damaged = true;
            damaging = damage();
          }
        }
      }),
    );
    await damaging;
    return problems;
  }

  /** All orders that were acknowledged. */
  get bought() {
    return this.shoppers.flatMap(({ bought }) => bought);
  }

  /** What the database says of them. */
  audit() {
    return audit(this.shop.databaseUrl, this.bought, this.tracked);
  }

  /** Somebody who is signed in as the shop's administrator. */
  async admin() {
    const { settings, secrets } = this.shop;
    const admin = new Shopper(this.shop.url);
    const { status } = await admin.call("POST", "/api/admin/login", {
      username: settings.adminUsername,
      password: settings.adminPassword ?? secrets.adminPassword,
    });
    if (status !== 200) throw new Error(`The administrator could not sign in (${status})`);
    return admin;
  }

  /** One of the shoppers with a store that may sell. */
  async storeOwner() {
    const owner = this.#someone();
    const admin = await this.admin();
    const { body: categories } = await owner.call("GET", "/api/service-categories");
    const { status, body: store } = await owner.call("POST", "/api/stores", {
      categoryId: categories[0].id,
      name: "Дэлгүүр",
      description: "",
      address: "Чонжу хот, Санданг дүүрэг 12",
      phone: "010-1234-5678",
      email: owner.email,
      tradeName: "시험 상점",
      representative: "Туршилтын эзэн",
      businessNumber: "124-81-00998",
      mailOrderExempt: true,
      meatLicence: "제2026-시험-01호",
      isActive: true,
    });
    if (status !== 201) throw new Error(`Registering a store answered ${status}: ${JSON.stringify(store)}`);
    const verified = await admin.call("PATCH", `/api/admin/stores/${store.id}`, { isVerified: true });
    if (verified.status !== 200) throw new Error(`Verifying a store answered ${verified.status}`);
    return { owner, storeId: Number(store.id) };
  }

  /** Stock is counted for a few products, with enough of it that nobody goes short. */
  async #countStock() {
    const admin = await this.admin();
    const { body } = await admin.call("GET", "/api/products");
    for (const product of body.slice(0, 4)) {
      await setStock(admin, product, 9000);
      this.tracked.add(product.id);
    }
  }

  #someone() {
    const [shopper] = this.shoppers;
    if (!shopper) throw new Error("Nobody has come");
    return shopper;
  }

  /** One to three products, each once; every second one of those whose stock is counted. */
  basket() {
    const counted = this.goods.filter(({ id }) => this.tracked.has(id));
    const chosen = [
      counted[randomInt(counted.length)],
      ...Array.from({ length: randomInt(3) }, () => this.goods[randomInt(this.goods.length)]),
    ];
    const unique = new Map(chosen.flatMap((product) => (product ? [[product.id, product]] : [])));
    return [...unique.values()].map(({ id, min, step }) => ({ productId: id, quantity: min + step * randomInt(3) }));
  }
}

/** @param product as the API answers it */
async function setStock(admin: Shopper, product: Product & Record<string, unknown>, stock: number) {
  const { id, name, category, price, minOrderQuantity } = product;
  const productData = { name, category, price, minOrderQuantity, stock, trackStock: true };
  const { status, body } = await admin.call("PUT", `/api/products/${id}`, { productData });
  if (status !== 200) throw new Error(`Product ${id} could not be saved: ${JSON.stringify(body)}`);
}
