import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";

/** Of every shopper. */
export const PASSWORD = "нууц-үг-123";
/** How long one attempt may take, and how long a shopper goes on trying. */
const ATTEMPT_TIMEOUT_MS = 10_000;
const ORDER_TIMEOUT_MS = 60_000;
/** What one account may order in an hour is limited, and so are the mails that it gets at once (docs/security.md). */
const MAX_ORDERS_PER_ACCOUNT = 12;

export interface Item {
  productId: number;
  quantity: number;
}

/** What is read of a product. */
export interface Product {
  id: number;
  name: string;
  minOrderQuantity: number;
  packSize: number;
  trackStock: boolean;
}

/** What is read of the shop's own description of its calls, by path and method. */
export type ApiPaths = Record<
  string,
  Record<
    string,
    {
      "x-role": string;
      "x-knows"?: string[];
      requestBody?: { content?: Record<string, { encoding?: Record<string, unknown> }> };
    }
  >
>;

/** An order as the shopper knows it: what was sent, and what the shop acknowledged. */
export interface Bought {
  id: number;
  totalAmount: string;
  key: string;
  items: Item[];
}

/**
 * Somebody who orders as the storefront does: with a key, and again with the same key when no answer came. After a few orders
 * it is somebody else, at another address.
 */
export class Shopper {
  cookie = "";
  email = "";
  /** what its order form is filled in with */
  form?: Record<string, string>;
  readonly bought: Bought[] = [];
  #address = "";
  #ordersOfAccount = 0;

  /** @param url of the shop */
  constructor(readonly url: string) {}

  async call(method: string, path: string, json?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.#address && { "x-forwarded-for": this.#address }),
        ...(json !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      body: json === undefined ? undefined : JSON.stringify(json),
    });
    for (const line of response.headers.getSetCookie()) {
      if (line.startsWith("zakh.sid=")) [this.cookie = ""] = line.split(";");
    }
    const text = await response.text();
    // Pages are HTML, and so are the answers of a proxy that reaches nobody.
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : undefined };
  }

  async register() {
    const unique = randomUUID().slice(0, 12);
    this.email = `chaos-${unique}@example.com`;
    // Of the range that is set aside for load tests (RFC 2544).
    this.#address = `198.18.${randomInt(256)}.${randomInt(256)}`;
    const { status, body } = await this.call("POST", "/api/register", {
      username: `chaos-${unique}`,
      email: this.email,
      name: "Болд Бат",
      phone: "010-1234-5678",
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
    if (status !== 201) throw new Error(`Registering answered ${status}: ${JSON.stringify(body)}`);
    this.#ordersOfAccount = 0;
    const { body: account } = await this.call("GET", "/api/bank-accounts/default");
    this.form = {
      customerName: "Болд Бат",
      customerEmail: this.email,
      customerPhone: "010-1234-5678",
      customerAddress: "Чонжу хот, Санданг дүүрэг 12",
      paymentMethod: "bank_transfer",
      selectedBankAccount: String(account.id),
      transferAccountHolder: "BOLD BAT",
    };
  }

  /** One attempt, whatever comes of it. */
  attempt(items: Item[], key: string) {
    return this.call("POST", "/api/orders", { orderData: this.form, cartItems: items }, { "Idempotency-Key": key });
  }

  /**
   * Orders, and tries again while the shop is away. Answers nothing, and throws where the shop refuses or loses the order.
   */
  async order(items: Item[]) {
    const key = randomUUID();
    const until = Date.now() + ORDER_TIMEOUT_MS;
    while (this.#ordersOfAccount >= MAX_ORDERS_PER_ACCOUNT && Date.now() < until) {
      await this.register().catch(() => delay(200));
    }
    while (Date.now() < until) {
      const answer = await this.attempt(items, key).catch(() => undefined);
      if (answer?.status === 201) {
        this.#ordersOfAccount += 1;
        this.bought.push({ ...answer.body, key, items });
        return;
      }
      if (answer && answer.status < 500) {
        throw new Error(`An order was refused with ${answer.status}: ${JSON.stringify(answer.body)}`);
      }
      await delay(200);
    }
    throw new Error("An order was not taken within a minute");
  }
}
