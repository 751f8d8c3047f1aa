import { randomInt, randomUUID } from "node:crypto";
import type { SessionAnswer, User } from "@zakh/accounts/contract";
import type { BankAccount } from "@zakh/bank-transfer/contract";
import type { Product } from "@zakh/catalog/contract";
import type { ErrorBody } from "@zakh/kit/contract";
import { Description } from "./described";

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} must name the running shop; npm test sets it`);
  return value;
}

export const edgeUrl = needed("EDGE_URL");
export const commerceUrl = needed("COMMERCE_URL");

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

interface Options {
  json?: unknown;
  /** A multipart body, instead of a JSON one. */
  form?: FormData;
  headers?: Record<string, string>;
}

let described: Promise<Description> | undefined;

/** The shop's OpenAPI document; every answer of every client is checked against it. */
export function description(): Promise<Description> {
  described ??= fetch(`${edgeUrl}/api/openapi.json`).then(async (answer) => new Description(await answer.json()));
  return described;
}

/**
 * An HTTP client like a browser: stores cookies and speaks JSON, by default through the edge. Throws when an answer
 * under `/api` does not match the shop's OpenAPI document: an undocumented status, code or key.
 */
export class Client {
  constructor(
    private readonly base = edgeUrl,
    private readonly cookies = new Map<string, string>(),
    /** Headers of every call. */
    private readonly always: Record<string, string> = {},
    private readonly keepsVersions = false,
  ) {}

  /**
   * The same client, but keeping the `version` of answers. Others remove it, because tests compare answers of different
   * calls, not all of which have versions, and write back former values.
   */
  withVersions(): Client {
    return new Client(this.base, this.cookies, this.always, true);
  }

  /** The same client with another base URL, and with `headers` on every call. */
  at(base: string, headers: Record<string, string> = {}): Client {
    return new Client(base, this.cookies, headers);
  }

  /** The value of a cookie set by the server. */
  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  /** Sets a cookie, as the page would. */
  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  async send<T = unknown>(
    method: string,
    path: string,
    { json, form, headers = {} }: Options = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.base}${path}`, {
      method,
      redirect: "manual",
      headers: {
        ...(this.cookies.size > 0 && {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        }),
        ...(json !== undefined && { "content-type": "application/json" }),
        ...this.always,
        ...headers,
      },
      body: form ?? (typeof json === "string" || json === undefined ? json : JSON.stringify(json)),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      this.cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const text = await response.text();
    const contentType = response.headers.get("content-type");
    const body: unknown = contentType?.includes("json") && text !== "" ? JSON.parse(text) : text;
    if (/^\/api(?:[/?]|$)/.test(path)) {
      (await description()).hold(method, path, { status: response.status, contentType, body });
    }
    const told = this.keepsVersions || !path.startsWith("/api/") ? body : withoutVersions(body);
    return { status: response.status, headers: response.headers, body: told as T };
  }

  get<T = unknown>(path: string, headers?: Record<string, string>) {
    return this.send<T>("GET", path, { headers });
  }

  post<T = unknown>(path: string, json?: unknown, headers?: Record<string, string>) {
    return this.send<T>("POST", path, { json, headers });
  }

  patch<T = unknown>(path: string, json?: unknown) {
    return this.send<T>("PATCH", path, { json });
  }

  put<T = unknown>(path: string, json?: unknown) {
    return this.send<T>("PUT", path, { json });
  }

  delete<T = unknown>(path: string) {
    return this.send<T>("DELETE", path);
  }

  /** A call that must fail with this status; returns the error's body. */
  async refused(
    status: number,
    method: string,
    path: string,
    options?: Options,
  ): Promise<ErrorBody & Record<string, unknown>> {
    const answer = await this.send<ErrorBody & Record<string, unknown>>(method, path, options);
    if (answer.status !== status) {
      throw new Error(
        `${method} ${path} answered ${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`,
      );
    }
    return answer.body;
  }
}

/** Removes the version of an object, or of each in a list, with their children in the menu. */
function withoutVersions(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutVersions);
  if (typeof body !== "object" || body === null) return body;
  const { version: _, ...rest } = body as { version?: string; children?: unknown[] };
  return rest.children ? { ...rest, children: rest.children.map(withoutVersions) } : rest;
}

export const PASSWORD = "нууц-үг-123";

/** The values of a sign-up form; unique at every call. */
export function newShopper() {
  const unique = randomUUID().slice(0, 12);
  return {
    username: `shopper-${unique}`,
    email: `shopper-${unique}@example.com`,
    name: "Болд Бат",
    phone: "010-1234-5678",
    password: PASSWORD,
    confirmPassword: PASSWORD,
  };
}

/** Headers for an address that no other client has: commerce believes a forwarded address, the edge does not. */
export function fromElsewhere(): Record<string, string> {
  return { "x-forwarded-for": `203.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}` };
}

/** A newly registered, signed-in client; from its own address, because registrations per address are limited. */
export async function registeredShopper(): Promise<{ client: Client; user: User }> {
  const client = new Client(commerceUrl);
  const { status, body } = await client.post<SessionAnswer>("/api/register", newShopper(), fromElsewhere());
  if (status !== 201) throw new Error(`Registration answered ${status}: ${JSON.stringify(body)}`);
  return { client: client.at(edgeUrl), user: body.user };
}

/** A client signed in as the shop's admin. */
export async function signedInAdmin(): Promise<Client> {
  const client = new Client();
  const { status, body } = await client.post("/api/admin/login", {
    username: needed("ADMIN_USERNAME"),
    password: needed("ADMIN_PASSWORD"),
  });
  if (status !== 200) throw new Error(`Admin login answered ${status}: ${JSON.stringify(body)}`);
  return client;
}

/** The first product on sale that matches. */
export async function productThat(fits: (product: Product) => boolean): Promise<Product> {
  const { body } = await new Client().get<Product[]>("/api/products");
  const product = body.find(fits);
  if (!product) throw new Error("The seed has no such product");
  return product;
}

/** The checkout form of a shopper who pays to the default account. */
export async function checkoutForm(user: User) {
  const { body: account } = await new Client().get<BankAccount>("/api/bank-accounts/default");
  return {
    customerName: user.name,
    customerEmail: user.email,
    customerPhone: "010-1234-5678",
    customerAddress: "Чонжу хот, Санданг дүүрэг 12",
    paymentMethod: "bank_transfer",
    selectedBankAccount: String(account.id),
    transferAccountHolder: "BOLD BAT",
  };
}
