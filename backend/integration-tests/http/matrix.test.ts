import { randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { SessionAnswer } from "@zakh/accounts/contract";
import type { ErrorBody, StaffRole } from "@zakh/kit/contract";
import { SETTING_NAMES } from "@zakh/site-settings/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "./all-calls";
import { type Answer, Client, commerceUrl, description, newShopper, signedInAdmin } from "./client";
import type { Described } from "./described";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** An id that nobody has, so that allowed calls do no harm. */
const UNUSED_ID = 2147483647;

type Role = Described["operation"]["x-role"];

/** Beside the settings: texts of the site, staff, accounts of the shop, and money that goes out. */
const OWNERS_CALLS = [
  "DELETE /api/admin/staff/:id",
  "DELETE /api/bank-accounts/:id",
  "DELETE /api/site-content/:key",
  "GET /api/admin/cash-receipts/export",
  "GET /api/admin/staff",
  "GET /api/admin/users/:id/data",
  "PATCH /api/admin/claims/:id",
  "PATCH /api/admin/users/:id",
  "POST /api/admin/orders/:id/corrections",
  "POST /api/admin/orders/:id/returned",
  "POST /api/admin/staff",
  "POST /api/admin/users/:id/credit",
  "POST /api/admin/users/:id/merges",
  "POST /api/bank-accounts",
  "POST /api/bank-accounts/:id/set-default",
  "PUT /api/admin/staff/:id",
  "PUT /api/bank-accounts/:id",
  "PUT /api/site-content/:key",
  "GET /api/admin/legal",
  "GET /api/admin/legal/:kind",
  "POST /api/admin/legal/:kind/versions",
  "PUT /api/admin/legal/:kind",
  "DELETE /api/admin/payouts/:id",
  "GET /api/admin/payouts",
  "GET /api/admin/payouts/export",
  "GET /api/admin/text-messages",
  "GET /api/admin/store-books",
  "GET /api/admin/store-books/:id",
  "GET /api/admin/store-books/:id/statement",
  "GET /api/admin/store-books/:id/statement/export",
  "POST /api/admin/payouts",
  "POST /api/admin/payouts/paid",
  "POST /api/admin/store-books/:id/entries",
  "PUT /api/admin/store-books/:id/commission",
];

const PACKERS_CALLS = [
  "DELETE /api/admin/orders/:id/sent",
  "GET /api/admin/check-auth",
  "GET /api/admin/orders/waybills/export",
  "GET /api/admin/trace-numbers",
  "GET /api/orders",
  "GET /api/orders/:id",
  "GET /api/settings/couriers",
  "POST /api/admin/orders/sent",
  "POST /api/admin/orders/sent/read",
  "PUT /api/admin/orders/:id/boxes",
  "PUT /api/admin/orders/:id/packed",
  "PUT /api/admin/orders/:id/sent",
  "PUT /api/admin/orders/:id/trace-numbers",
  "PUT /api/admin/products/:id/trace-number",
];

/** The methods of every route file, as `GET /api/orders/{id}`. */
function routesInTheSources(): string[] {
  const applications = [
    ...readdirSync(join(ROOT, "plugins")).map((plugin) => join(ROOT, "plugins", plugin, "src", "api")),
    join(ROOT, "backend", "src", "api"),
  ];
  return applications.flatMap((api) =>
    filesBelow(api)
      .filter((file) => /\/route\.tsx?$/.test(file))
      .flatMap((file) => {
        const path = `/${relative(api, join(file, "..")).replace(/\[(\w+)\]/g, "{$1}")}`;
        const exported = readFileSync(file, "utf8").matchAll(
          /^export\s+(?:async\s+function|function|const)\s+([A-Z]+)\b|^export\s*\{([^}]*)\}/gm,
        );
        const methods = [...exported].flatMap(([, one, several = ""]) =>
          one
            ? [one]
            : several.split(",").map(
                (name) =>
                  name
                    .trim()
                    .split(/\s+as\s+/)
                    .at(-1) ?? "",
              ),
        );
        expect(methods, `${file} answers no method`).not.toEqual([]);
        return methods.filter((method) => method !== "AUTHENTICATE").map((method) => `${method} ${path}`);
      }),
  );
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

describe("the OpenAPI document", () => {
  it("has a row for every route, and no row without a route", async () => {
    const rows = (await description()).calls.map(({ method, path }) => `${method} ${path}`);
    const ours = routesInTheSources().filter((route) => / \/api\//.test(route));
    const byTheirRows = calls
      .filter(({ handler }) => handler)
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
    expect(rows.sort()).toEqual([...ours, ...byTheirRows].sort());
  });

  it("omits only calls for machines on commerce's own port, and replacements of Medusa's routes, behind its guard", async () => {
    const replaced = routesInTheSources().filter((route) => !/ \/(?:api|health|metrics|zakh)(?:\/|$)/.test(route));
    for (const route of replaced) {
      const [method = "", path = ""] = route.split(" ");
      expect(path, route).toMatch(/^\/(?:admin|auth|store)\//);
      const answer = await fetch(`${commerceUrl}${path.replace(/\{\w+\}/g, "nobody")}`, { method });
      // Medusa asks for its publishable key first, with 400; nobody is no provider of sign-ins either.
      const refusals: Record<string, number[]> = { store: [400], auth: [401, 403, 404] };
      expect(refusals[path.split("/")[1] ?? ""] ?? [401, 403], route).toContain(answer.status);
    }
  });

  it("lists for each of the staff the calls that are not the office's", async () => {
    const listed = (has: (staff: readonly string[]) => boolean) =>
      calls
        .filter(
          ({ role, alsoLoads, staff }) => staff && (role === "admin" || alsoLoads?.includes("admin")) && has(staff),
        )
        .map(({ method, path }) => `${method} ${path}`)
        .sort();
    const settings = SETTING_NAMES.map((name) => `PUT /api/settings/${name}`);
    expect(listed((staff) => !staff.includes("office"))).toEqual([...OWNERS_CALLS, ...settings].sort());
    expect(listed((staff) => staff.includes("packer"))).toEqual(PACKERS_CALLS);
  });

  it("has calls of every role", async () => {
    const roles = new Set((await description()).calls.map(({ operation }) => operation["x-role"]));
    expect([...roles].sort()).toEqual(["admin", "customer", "store owner", "visitor"]);
  });
});

interface Halves {
  customer?: boolean;
  admin?: boolean;
  /** Of an admin with an account of their own. */
  staff?: StaffRole;
}

async function giveRole(id: number, role: StaffRole): Promise<() => Promise<unknown>> {
  const owner = await signedInAdmin();
  expect(await owner.put(`/api/admin/staff/${id}`, { role })).toMatchObject({ status: 200 });
  return () => owner.delete(`/api/admin/staff/${id}`);
}

/**
 * A caller with an address of their own, bypassing the edge, which does not allow choosing one: refused calls here must
 * not use up rate limits of other tests.
 */
class Person {
  readonly shopper = newShopper();
  private readonly address = `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
  private client = new Client(commerceUrl);
  /** Takes back the role that it has for the tests. */
  leave: () => Promise<unknown> = async () => undefined;

  constructor(
    private readonly isCustomer: boolean,
    private readonly isAdmin: boolean,
    private readonly staff: StaffRole | undefined,
  ) {}

  static async of({ customer = false, admin = false, staff }: Halves): Promise<Person> {
    const person = new Person(customer, admin, staff);
    if (customer || staff) {
      const { status, body } = await person.call<SessionAnswer>("POST", "/api/register", person.shopper);
      expect(status, JSON.stringify(body)).toBe(201);
      if (staff) person.leave = await giveRole(body.user.id, staff);
    }
    if (staff) person.client = new Client(commerceUrl);
    if (admin) await person.signInAsAdmin();
    return person;
  }

  call<T>(method: string, path: string, json?: unknown): Promise<Answer<T>> {
    return this.client.send<T>(method, path, { json, headers: { "X-Forwarded-For": this.address } });
  }

  /** Signs in again after a call that may have signed the caller out. */
  async signInAgain(): Promise<void> {
    this.client = new Client(commerceUrl);
    const { username, password } = this.shopper;
    if (this.isCustomer) expect((await this.call("POST", "/api/login", { username, password })).status).toBe(200);
    if (this.isAdmin) await this.signInAsAdmin();
  }

  private async signInAsAdmin(): Promise<void> {
    const { ADMIN_USERNAME, ADMIN_PASSWORD } = process.env;
    const owner = { username: ADMIN_USERNAME, password: ADMIN_PASSWORD };
    const { username, password } = this.staff ? this.shopper : owner;
    expect((await this.call("POST", "/api/admin/login", { username, password })).status).toBe(200);
  }

  /** Opens a store and returns its id. */
  async openStore(categoryId: number): Promise<number> {
    const { status, body } = await this.call<{ id: number }>("POST", "/api/stores", {
      categoryId,
      name: `Дэлгүүр ${this.shopper.username}`,
      description: "Туршилтын дэлгүүр",
      address: "Чонжу хот, Санданг дүүрэг 12",
      phone: this.shopper.phone,
      email: this.shopper.email,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.id;
  }
}

const WHO = {
  visitor: {},
  customer: { customer: true },
  "another store's owner": { customer: true },
  "an admin": { admin: true },
  "an admin who also shops": { customer: true, admin: true },
  office: { admin: true, staff: "office" },
  packer: { admin: true, staff: "packer" },
} as const satisfies Record<string, Halves>;
type Who = keyof typeof WHO;

type Verdict = "may" | [status: number, code: string];

const LOGIN: Verdict = [401, "login_required"];
const NO_ADMIN: Verdict = [403, "access_denied"];
const OTHER_ROLE: Verdict = [403, "staff_role_refused"];
const NOT_THEIRS: Verdict = [404, "store_not_found"];

/** The expected result per role of the call and of the caller (spec §6, rulings 7, 17, 19, 32, decision 169). */
const VERDICTS: Record<Role, Record<Who, Verdict>> = {
  visitor: {
    visitor: "may",
    customer: "may",
    "another store's owner": "may",
    "an admin": "may",
    "an admin who also shops": "may",
    office: "may",
    packer: "may",
  },
  customer: {
    visitor: LOGIN,
    customer: "may",
    "another store's owner": "may",
    "an admin": LOGIN,
    "an admin who also shops": "may",
    office: LOGIN,
    packer: LOGIN,
  },
  "store owner": {
    visitor: LOGIN,
    customer: NOT_THEIRS,
    "another store's owner": NOT_THEIRS,
    "an admin": NOT_THEIRS,
    "an admin who also shops": NOT_THEIRS,
    office: NOT_THEIRS,
    packer: NOT_THEIRS,
  },
  admin: {
    visitor: [401, "admin_required"],
    customer: NO_ADMIN,
    "another store's owner": NO_ADMIN,
    "an admin": "may",
    "an admin who also shops": "may",
    // Where the row names them; the lists above say which rows those are.
    office: "may",
    packer: "may",
  },
};

function verdictOf({ operation }: Described, who: Who): Verdict {
  const { "x-role": role, "x-staff": staff = [] } = operation;
  if (role === "admin" && (who === "office" || who === "packer") && !staff.includes(who)) return OTHER_ROLE;
  return VERDICTS[role][who];
}

describe("the access to a call", () => {
  const people = new Map<Who, Person>();
  let owner: Person;
  let ownStore: number;

  beforeAll(async () => {
    for (const [who, half] of Object.entries(WHO)) people.set(who as Who, await Person.of(half));
    owner = await Person.of({ customer: true });
    const { body: categories } = await owner.call<{ id: number }[]>("GET", "/api/service-categories");
    const category = categories[0]?.id ?? UNUSED_ID;
    ownStore = await owner.openStore(category);
    await person("another store's owner").openStore(category);
  });

  afterAll(async () => {
    for (const { leave } of people.values()) await leave();
  });

  function person(who: Who): Person {
    const found = people.get(who);
    if (!found) throw new Error(`${who} has not come`);
    return found;
  }

  /** The call's path with ids: the caller's own store, an existing id for reads, an unused id for writes. */
  async function filled({ method, path }: Described): Promise<string> {
    let result = path.replace(/^\/api\/stores\/\{id\}/, `/api/stores/${ownStore}`);
    for (let hole = /\{(\w+)\}/.exec(result); hole; hole = /\{(\w+)\}/.exec(result)) {
      const [placeholder, name = ""] = hole;
      const id = method === "GET" ? await firstOf(result.slice(0, hole.index - 1), name) : undefined;
      result = result.replace(placeholder, String(id ?? UNUSED_ID));
    }
    return result;
  }

  async function firstOf(list: string, name: string): Promise<unknown> {
    const { calls } = await description();
    if (!calls.some(({ method, path }) => method === "GET" && path === list)) return undefined;
    const { body } = await person("an admin who also shops").call<Record<string, unknown>[]>("GET", list);
    return Array.isArray(body) ? (body[0]?.[name] ?? body[0]?.id) : undefined;
  }

  async function attempt(caller: Person, { method }: Described, path: string): Promise<Answer<ErrorBody>> {
    const answer = await caller.call<ErrorBody>(method, path, method === "GET" ? undefined : {});
    if (method !== "GET" && answer.status < 300) await caller.signInAgain();
    return answer;
  }

  /** Everything that the public can see of the shop. */
  async function everythingPublic(): Promise<[path: string, body: unknown][]> {
    const { calls } = await description();
    const reads = calls.filter(
      ({ method, path, operation }) => method === "GET" && operation["x-role"] === "visitor" && !path.includes("{"),
    );
    return Promise.all(
      reads.map(
        async ({ path }): Promise<[string, unknown]> => [path, (await person("visitor").call("GET", path)).body],
      ),
    );
  }

  it("is as in the table, for every call and every caller", async () => {
    const before = await everythingPublic();
    const wrong: string[] = [];
    for (const call of (await description()).calls) {
      const path = await filled(call);
      for (const [who, caller] of people) {
        const expected = verdictOf(call, who);
        const { status, body } = await attempt(caller, call, path);
        const right = expected === "may" ? status !== 401 && status !== 403 : matches(status, body, expected);
        if (!right) wrong.push(`${call.method} ${path} by ${who}: ${status} ${body?.code}, not ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
    // The allowed callers must have sent nothing that changes anything.
    expect(await everythingPublic()).toEqual(before);
  }, 300_000);

  it("to the owner's calls is given to a store's owner", async () => {
    const { calls } = await description();
    const wrong: string[] = [];
    for (const call of calls.filter(({ operation }) => operation["x-role"] === "store owner")) {
      const path = await filled(call);
      const { status, body } = await attempt(owner, call, path);
      if (status === 401 || status === 403 || body?.code === "store_not_found") {
        wrong.push(`${call.method} ${path}: ${status} ${body?.code}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});

function matches(status: number, body: ErrorBody, [expectedStatus, code]: [number, string]): boolean {
  return status === expectedStatus && body.code === code;
}
