import { randomUUID } from "node:crypto";
import type { Call } from "@zakh/kit/http/calls";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { calls } from "./all-calls";
import { newPayer } from "./bank-files";
import { preparedPayout } from "./book-fixtures";
import { Client, commerceUrl, fromElsewhere, registeredShopper, signedInAdmin } from "./client";
import { customerPreconditions } from "./customer-preconditions";
import { plainProduct } from "./orders-client";
import type { Scene, Sendable } from "./preconditions";
import { newReview, stranger } from "./review-fixtures";
import { staffPreconditions } from "./staff-preconditions";
import { closeDown, decide, newOwner, verifiedOwner } from "./store-fixtures";
import { Customer, decideLine, importedLine, toldLayout } from "./test-bank";
import { newTrackingNumber } from "./test-courier";
import { productForm } from "./test-products";
import type { Json } from "./unexpected-values";
import { variations } from "./valid-bodies";

const CHANNEL = "zakh_changed";
const END_MARK = "the end of what a call has changed";

/** Number of bodies per call; each run of the suite makes others. */
const RUNS = process.env.TEST_ALL ? 4 : 1;

const preconditions = { ...customerPreconditions, ...staffPreconditions };
const writes = calls.filter(({ method }) => method !== "GET");
/** A picture's upload has only files, which `uploads.test.ts` varies. */
const withBodies = calls.filter(({ body, form, path }) => (body || form) && path !== "/api/media/upload");

/**
 * For each call, the tables that PostgreSQL reported as changed, and those that its answer listed for the edge;
 * undefined when the edge has removed the header.
 */
const seen = new Map<string, { changed: Set<string>; listed: Set<string> | undefined; status: number }[]>();
const plainFetch = globalThis.fetch;
let listener: pg.Client;
let heard: Set<string>;
let queue: Promise<unknown> = Promise.resolve();
let scene: Scene;

/**
 * Delimits a call: PostgreSQL notifies in the order of commits, so all tables changed between two marks are in `heard`.
 */
async function mark(): Promise<void> {
  const marked = new Promise<void>((resolve) => {
    const onNotification = ({ payload = "" }: pg.Notification) => {
      if (payload !== END_MARK) return;
      listener.off("notification", onNotification);
      resolve();
    };
    listener.on("notification", onNotification);
  });
  await listener.query(`NOTIFY ${CHANNEL}, '${END_MARK}'`);
  await marked;
}

function rowOf(method: string, path: string) {
  const fitting = writes.filter(
    (call) => call.method === method && new RegExp(`^${call.path.replace(/:\w+/g, "[^/]+")}$`).test(path),
  );
  return fitting.find((call) => call.path === path) ?? fitting[0];
}

/** Records each write on its way to commerce; one at a time, so that every change belongs to one call. */
function watched(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(String(input));
  const row = rowOf(init?.method ?? "GET", pathname);
  if (!row) return plainFetch(input, init);
  const mine = queue.then(() => watch(row, input, init));
  queue = mine.catch(() => undefined);
  return mine;
}

/** Waits until background jobs of earlier calls are done, so that their changes do not count for the next call. */
async function untilNothingIsDue(): Promise<void> {
  await expect
    .poll(
      () =>
        listener
          .query(
            "SELECT FROM background_job WHERE task NOT IN ('send-mail', 'send-push') AND NOT scheduled AND failed_at IS NULL",
          )
          .then((due) => due.rowCount),
      { timeout: 30_000, interval: 5 },
    )
    .toBe(0);
}

async function watch(row: (typeof writes)[number], input: string | URL | Request, init?: RequestInit) {
  await untilNothingIsDue();
  await mark();
  heard = new Set();
  const answer = await plainFetch(input, init);
  await mark();
  const name = `${row.method} ${row.path}`;
  const copies = ["x-public-cache", "x-personal-cache"].map((header) => answer.headers.get(header) ?? "");
  const tables = copies.flatMap((header) =>
    header
      .replace(/^changed /, "")
      .split(",")
      .filter(Boolean),
  );
  const listed = String(input).startsWith(commerceUrl) ? new Set(tables) : undefined;
  const one = { changed: heard, listed, status: answer.status };
  seen.set(name, [...(seen.get(name) ?? []), one]);
  return answer;
}

/** Reads everything that is ever cached once, each call by whom it is for, so that PostgreSQL notifies of its changes from then on. */
async function readAll(whoMay: Record<Call["role"], Client>): Promise<void> {
  for (const { method, path, role } of calls)
    if (method === "GET") await whoMay[role].send("GET", path.replace(/:\w+/g, "1"));
}

beforeAll(async () => {
  listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await listener.connect();
  await listener.query(`LISTEN ${CHANNEL}`);
  heard = new Set();
  listener.on("notification", ({ payload = "" }) => payload === END_MARK || heard.add(payload));
  const admin = (await signedInAdmin()).at(commerceUrl);
  const customer = (await registeredShopper()).client.at(commerceUrl);
  await readAll({ admin, customer, "store owner": customer, visitor: new Client(commerceUrl) });
  const { body } = await admin.get<{ id: number }[]>("/api/service-categories");
  const owner = await verifiedOwner(admin, body[0]?.id ?? 0);
  scene = { admin, owner: { ...owner, client: owner.client.at(commerceUrl) } };
});

afterAll(async () => {
  await closeDown(scene.owner);
  await decide(scene.admin, scene.owner.store.id, { isVerified: false });
  await listener.end();
});

async function watching(work: () => Promise<unknown>): Promise<void> {
  vi.stubGlobal("fetch", watched);
  await work().finally(() => vi.unstubAllGlobals());
}

/** Sends bodies that the call's contract accepts, and the writes that clean up after them. */
async function sendValidBodies(call: (typeof withBodies)[number]): Promise<void> {
  const contract = call.body ?? call.form?.fields;
  const precondition = await preconditions[`${call.method} ${call.path}`]?.(scene);
  if (!contract || !precondition) throw new Error("There is no precondition for this call");
  const { fixed = [], fits = () => true } = precondition;
  let ready: Sendable | undefined = await precondition.ready();
  const { body: sample } = ready;
  expect(contract.safeParse(sample).error).toBeUndefined();
  try {
    await fc.assert(
      fc.asyncProperty(variations(sample, contract, fixed), async (vary) => {
        const { client, path, body } = ready ?? (await precondition.ready());
        ready = undefined;
        const sent = vary(body);
        fc.pre(contract.safeParse(sent).success && fits(sent));
        const options = { json: sent, headers: fromElsewhere() };
        const answer = await client.at(commerceUrl).send<Json>(call.method, path, options);
        expect(answer.status, `${JSON.stringify(sent)} ${JSON.stringify(answer.body)}`).toBe(call.status ?? 200);
        await precondition.taken?.(answer.body, sent);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  } finally {
    await precondition.finish?.();
  }
}

const made = async (path: string, body: unknown) => (await scene.admin.post<{ id: number }>(path, body)).body.id;

/** The address of a new order that is paid. */
async function paidOrder(): Promise<string> {
  const { id } = await (await Customer.register()).order();
  await scene.admin.patch(`/api/orders/${id}/status`, { status: "processing" });
  return `/api/admin/orders/${id}`;
}

/** The writes without a body. */
const WITHOUT_BODY: Record<string, () => Promise<unknown>> = {
  "POST /api/logout": async () => (await registeredShopper()).client.at(commerceUrl).post("/api/logout"),
  "POST /api/user/sessions/end": async () =>
    (await registeredShopper()).client.at(commerceUrl).post("/api/user/sessions/end"),
  "DELETE /api/user/addresses/:id": async () => {
    const client = (await registeredShopper()).client.at(commerceUrl);
    const address = { recipientName: "Болд", phone: "010-1234-5678", roadAddress: "Чонжу хот 12" };
    const { body } = await client.post<{ id: number }>("/api/user/addresses", address);
    await client.delete(`/api/user/addresses/${body.id}`);
  },
  "POST /api/admin/logout": async () => (await signedInAdmin()).at(commerceUrl).post("/api/admin/logout"),
  "POST /api/bank-accounts/:id/set-default": async () => {
    const { body: standard } = await scene.admin.get<{ id: number }>("/api/bank-accounts/default");
    const account = { bankName: "Хаан банк", accountNumber: `${Date.now()}`, accountHolder: "Зах ХХК" };
    const id = await made("/api/bank-accounts", account);
    await scene.admin.post(`/api/bank-accounts/${id}/set-default`);
    await scene.admin.post(`/api/bank-accounts/${standard.id}/set-default`);
    await scene.admin.delete(`/api/bank-accounts/${id}`);
  },
  "POST /api/products/:id/back-in-stock-alert": async () => {
    const client = (await registeredShopper()).client.at(commerceUrl);
    const productData = { name: `Ховор ${randomUUID()}`, category: "Бусад", price: 9000, trackStock: true, stock: 0 };
    const { body } = await scene.admin.send<{ id: number }>("POST", "/api/products", {
      form: productForm(productData),
    });
    const path = `/api/products/${body.id}/back-in-stock-alert`;
    await client.post(path);
    await client.delete(path);
    await scene.admin.delete(`/api/products/${body.id}`);
  },
  "PUT /api/user/favorites/:id": async () => {
    const client = (await registeredShopper()).client.at(commerceUrl);
    const path = `/api/user/favorites/${(await plainProduct()).id}`;
    await client.put(path, undefined);
    await client.delete(path);
  },
  "DELETE /api/user/standing-baskets/:id": async () => {
    const client = (await registeredShopper()).client.at(commerceUrl);
    const lines = [{ productId: (await plainProduct()).id, quantity: 1 }];
    const basket = { name: "Долоо хоног", lines, everyWeeks: 1, nextOn: "2099-01-02" };
    const { body } = await client.post<{ id: number }>("/api/user/standing-baskets", basket);
    await client.delete(`/api/user/standing-baskets/${body.id}`);
  },
  "POST /api/admin/product-changes/:id/undo": async () => {
    const productData = { name: `Үнэтэй ${randomUUID()}`, category: "Бусад", price: 9000 };
    const { body } = await scene.admin.send<{ id: number }>("POST", "/api/products", {
      form: productForm(productData),
    });
    const prices = [{ id: body.id, from: 9000, to: 9900 }];
    const raised = await scene.admin.post<{ changeSet: number }>("/api/admin/products/prices", { prices });
    await scene.admin.post(`/api/admin/product-changes/${raised.body.changeSet}/undo`);
    await scene.admin.delete(`/api/products/${body.id}`);
  },
  "DELETE /api/reviews/:id": async () => {
    const { id, client, finish } = await newReview(scene.admin);
    await client.delete(`/api/reviews/${id}`);
    await finish();
  },
  "POST /api/reviews/:id/reports": async () => {
    const { id, finish } = await newReview(scene.admin);
    await scene.admin.patch(`/api/admin/reviews/${id}`, { status: "visible" });
    for (let each = 0; each < 3; each += 1) await stranger().post(`/api/reviews/${id}/reports`);
    await finish();
  },
  "POST /api/stores/:id/application": async () => {
    const { client, store } = await newOwner(scene.owner.store.categoryId);
    await decide(scene.admin, store.id, { isActive: false });
    await client.at(commerceUrl).post(`/api/stores/${store.id}/application`);
  },
  "DELETE /api/admin/payouts/:id": async () => {
    const { id } = await preparedPayout(scene.admin, await newOwner(scene.owner.store.categoryId));
    await scene.admin.delete(`/api/admin/payouts/${id}`);
  },
  "DELETE /api/admin/notes/:id": async () => {
    const path = `/api/admin/customers/${(await registeredShopper()).user.id}/notes`;
    await scene.admin.post(path, { text: "Найз" });
    const { body } = await scene.admin.get<{ id: number }[]>(path);
    await scene.admin.delete(`/api/admin/notes/${body[0]?.id}`);
  },
  "DELETE /api/admin/statement-layouts/:id": async () => {
    await scene.admin.delete(`/api/admin/statement-layouts/${(await toldLayout(scene.admin)).id}`);
  },
  "DELETE /api/admin/ignored-payers/:id": async () => {
    const { id } = await importedLine(scene.admin, { payer: `${newPayer()} 환불`, amount: 1000 });
    await decideLine(scene.admin, id, "ignore-always");
    const { body } = await scene.admin.get<{ id: number }[]>("/api/admin/ignored-payers");
    await scene.admin.delete(`/api/admin/ignored-payers/${body[0]?.id}`);
  },
  "POST /api/admin/statement-lines/:id/ignore-always": async () => {
    const { id } = await importedLine(scene.admin, { payer: `${newPayer()} 환불`, amount: 1000 });
    await decideLine(scene.admin, id, "ignore-always");
  },
  "POST /api/admin/statement-lines/:id/ignore": async () => {
    const { id } = await importedLine(scene.admin, { payer: newPayer(), amount: 1000 });
    await decideLine(scene.admin, id, "ignore");
  },
  "POST /api/admin/statement-lines/:id/undo": async () => {
    const { id } = await importedLine(scene.admin, { payer: newPayer(), amount: 1000 });
    await decideLine(scene.admin, id, "ignore");
    await decideLine(scene.admin, id, "undo");
  },
  "POST /api/orders/:id/transferred": async () => {
    const customer = await Customer.register();
    const { id } = await customer.order();
    await customer.client.at(commerceUrl).post(`/api/orders/${id}/transferred`);
  },
  "POST /api/orders/:id/cancel": async () => {
    const customer = await Customer.register();
    const { id } = await customer.order();
    await customer.client.at(commerceUrl).post(`/api/orders/${id}/cancel`);
  },
  "DELETE /api/admin/orders/:id/offer": async () => {
    const order = await (await Customer.register()).order();
    await scene.admin.post(`/api/admin/orders/${order.id}/changes`, { shippingFee: 9000 });
    await scene.admin.delete(`/api/admin/orders/${order.id}/offer`);
  },
  "POST /api/admin/orders/:id/reminder": async () => {
    const order = await (await Customer.register()).order();
    await scene.admin.post(`/api/admin/orders/${order.id}/reminder`);
  },
  "DELETE /api/admin/orders/:id/cash-receipt/issued": async () => {
    const path = `${await paidOrder()}/cash-receipt/issued`;
    await scene.admin.post(path, { issuedNumber: "123456789" });
    await scene.admin.delete(path);
  },
  "POST /api/admin/orders/:id/cash-receipt/voided": async () => {
    const path = `${await paidOrder()}/cash-receipt`;
    await scene.admin.post(`${path}/issued`, { issuedNumber: "123456789" });
    await scene.admin.post(`${path}/voided`);
    await scene.admin.delete(`${path}/voided`);
  },
  "DELETE /api/admin/orders/:id/sent": async () => {
    const path = `${await paidOrder()}/sent`;
    await scene.admin.put(path, { courier: "cj", trackingNumber: newTrackingNumber() });
    await scene.admin.delete(path);
  },
  "POST /api/admin/orders/:id/refund-account-request": async () => {
    const order = await (await Customer.register()).order();
    for (const status of ["processing", "cancelled"])
      await scene.admin.patch(`/api/orders/${order.id}/status`, { status });
    await scene.admin.post(`/api/admin/orders/${order.id}/refund-account-request`);
  },
  "DELETE /api/site-content/:key": async () => {
    const path = `/api/site-content/changed-${randomUUID().slice(0, 8)}`;
    await scene.admin.put(path, { title: "Туршилт", content: "Туршилт" });
    await scene.admin.delete(path);
  },
};

/** Not covered by the above or by any cached read: a picture's upload and removal, actions on failed jobs, and a mail program's press. */
const NOT_COVERED = [
  "POST /api/standing-baskets/stop/:key",
  "POST /api/media/upload",
  "DELETE /api/media/:id",
  "POST /api/admin/failed-jobs/:id/retry",
  "DELETE /api/admin/failed-jobs/:id",
];

it("there are no entries for missing calls", () => {
  expect(Object.keys(preconditions).sort()).toEqual(withBodies.map(({ method, path }) => `${method} ${path}`).sort());
});

describe.each(withBodies.map((call) => [`${call.method} ${call.path}`, call] as const))("%s", (_name, call) => {
  it("accepts every body that its contract accepts", async () => {
    await watching(() => sendValidBodies(call));
  });
});

describe("the tables that a write lists for the edge are those that PostgreSQL reports as changed", () => {
  it.each(Object.keys(WITHOUT_BODY))("%s", async (name) => {
    await watching(async () => WITHOUT_BODY[name]?.());
  });

  it("for every existing write", () => {
    const succeeded = [...seen].filter(([, runs]) => runs.some(({ status }) => status < 300)).map(([name]) => name);
    const all = writes.map(({ method, path }) => `${method} ${path}`);
    expect(all.filter((name) => !succeeded.includes(name)).sort()).toEqual([...NOT_COVERED].sort());
  });

  it("no more and no fewer", () => {
    const wrong = [...seen].flatMap(([name, runs]) =>
      runs.flatMap(({ changed, listed, status }) => {
        if (!listed || status >= 400) return [];
        const different = [...changed].filter((table) => !listed.has(table));
        different.push(...[...listed].filter((table) => !changed.has(table)));
        return different.length > 0 ? [`${name} (${status}): ${different}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("and a refused call changes nothing", () => {
    const refused = [...seen].flatMap(([name, runs]) =>
      runs.flatMap(({ changed, status }) => (status >= 400 && changed.size > 0 ? [`${name} ${[...changed]}`] : [])),
    );
    expect(refused).toEqual([]);
  });
});
