import { randomInt } from "node:crypto";
import type { Crowd } from "./crowd.ts";
import { PASSWORD, type Shopper } from "./shopper.ts";

/** Words that somebody looks for in the back office's lists. */
const WORDS = ["Болд", "chaos", "010-1234", "хонь", "1001", "нэхий"];

/** One of the people of everyday traffic: mostly looks around, sometimes orders, sometimes does the shop's own work. */
export class Visitor {
  /** What they do, and how often in proportion to the others. */
  habits: [number, string, () => Promise<number>][] = [
    [20, "home page", () => this.#get("/")],
    [20, "product page", () => this.#get(`/products/${this.#product().id}`)],
    [10, "products", () => this.#get("/api/products")],
    [8, "own orders", () => this.#get("/api/user/orders")],
    [12, "filling the cart", () => this.#fillCart()],
    [6, "signing in", () => this.#signIn()],
    [8, "ordering", () => this.#order()],
    [6, "searching orders", () => this.#search("/api/orders")],
    [4, "searching users", () => this.#search("/api/admin/users")],
    [6, "pending orders", () => this.#get("/api/admin/pending-orders-count", this.admin)],
  ];

  constructor(
    readonly shopper: Shopper,
    readonly admin: Shopper,
    readonly crowd: Crowd,
  ) {}

  static async of(shopper: Shopper, crowd: Crowd) {
    return new Visitor(shopper, await crowd.admin(), crowd);
  }

  /** Does one thing; answers what, and what was wrong with it. */
  async act(): Promise<{ what: string; problem?: string }> {
    const chance = randomInt(this.habits.reduce((all, [share]) => all + share, 0));
    let sum = 0;
    const [, what, run] =
      this.habits.find(([share]) => {
        sum += share;
        return chance < sum;
      }) ?? [];
    if (!what || !run) throw new Error("Nobody knows what to do");
    try {
      const status = await run();
      return { what, problem: status < 400 ? undefined : `answered ${status}` };
    } catch (error) {
      return { what, problem: error instanceof Error ? error.message : String(error) };
    }
  }

  #product() {
    const product = this.crowd.goods[randomInt(this.crowd.goods.length)];
    if (!product) throw new Error("Nothing is on sale");
    return product;
  }

  async #get(path: string, who: Shopper = this.shopper) {
    return (await who.call("GET", path)).status;
  }

  #search(path: string) {
    const word = encodeURIComponent(WORDS[randomInt(WORDS.length)] ?? "");
    return this.#get(`${path}?limit=20&offset=0&search=${word}`, this.admin);
  }

  async #fillCart() {
    const { id, min, step } = this.#product();
    const items = [{ productId: id, quantity: min + step * randomInt(3) }];
    return (await this.shopper.call("PUT", "/api/cart?merge=true", { items })).status;
  }

  async #signIn() {
    const { email: username } = this.shopper;
    return (await this.shopper.call("POST", "/api/login", { username, password: PASSWORD })).status;
  }

  async #order() {
    await this.shopper.order(this.crowd.basket());
    return 201;
  }
}
