import { shopPool } from "@zakh/kit/database/pool";
import { type OrderStatus, type StatusesAnswer, statusAnswer, statusesAnswer } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, fromElsewhere, registeredShopper, signedInAdmin } from "./client";
import { exactly, inShop, plainProduct, Shopper } from "./orders-client";
import { historyOf } from "./test-bank";
import { newTrackingNumber, send } from "./test-courier";
import { setStatus } from "./test-orders";

const PATH = "/api/admin/orders/statuses";

let admin: Client;
let shopper: Shopper;

beforeAll(async () => {
  [admin, shopper] = [await signedInAdmin(), await Shopper.register()];
});

async function placed(): Promise<number> {
  const client = shopper.client.at(commerceUrl, fromElsewhere());
  const { id } = await shopper.place([{ productId: (await plainProduct()).id, quantity: 1 }], client);
  return id;
}

async function setAll(ids: number[], status: OrderStatus, from?: OrderStatus, unsent = true): Promise<StatusesAnswer> {
  const { status: code, body } = await admin.post(PATH, { ids, status, unsent, ...(from && { from }) });
  expect(code, JSON.stringify(body)).toBe(200);
  return exactly(statusesAnswer, body);
}

const refusedAs = (id: number, code: string) => ({ id, outcome: "refused", from: null, refusal: { code, params: {} } });

/** Subjects of the mails about an order's status, oldest first, and after how many seconds at least each goes. */
async function mailsAbout(id: number): Promise<{ subject: string; delay: number }[]> {
  const { rows } = await shopPool().query<{ subject: string; delay: number }>(
    `SELECT mail.subject, extract(epoch FROM coalesce(job.run_at, mail.sent_at) - change.created_at)::float8 AS delay
     FROM order_detail d JOIN order_status_change change ON change.order_detail_id = d.id
     JOIN outgoing_mail mail ON mail.key = 'order-status:' || change.id
     LEFT JOIN background_job job ON job.id = mail.id
     WHERE d.order_number = $1 ORDER BY change.number`,
    [id],
  );
  return rows;
}

describe("one status for many orders", () => {
  it("is set for each, with its money and its history, and says what each was", async () => {
    const ids = [await placed(), await placed()];
    const { results, orders } = await setAll(ids, "processing");
    expect(results).toEqual(ids.map((id) => ({ id, outcome: "changed", from: "pending", refusal: null })));
    expect(orders.map(({ id, status, due }) => ({ id, status, due }))).toEqual(
      ids.map((id) => ({ id, status: "processing", due: 0 })),
    );
    const [, change] = await historyOf(admin, ids[0] ?? 0);
    expect(change).toMatchObject({ from: "pending", to: "processing", changedBy: expect.any(String) });
  });

  it("changes nothing when it is sent again, and names an order once", async () => {
    const id = await placed();
    await setAll([id, id], "processing");
    const { results } = await setAll([id], "processing");
    expect(results).toEqual([{ id, outcome: "unchanged", from: null, refusal: null }]);
    expect(await historyOf(admin, id)).toHaveLength(2);
    expect((await inShop(admin, id)).money).toHaveLength(1);
  });

  it("leaves those that refuse, each with its reason, and sets the others", async () => {
    const [id, delivered] = [await placed(), await placed()];
    await setStatus(admin, delivered, "completed");
    const { results, orders } = await setAll([2_000_000_000, delivered, id], "processing", "pending");
    expect(results).toEqual([
      { id: 2_000_000_000, outcome: "refused", from: null, refusal: { code: "order_not_found", params: {} } },
      { id: delivered, outcome: "refused", from: null, refusal: { code: "order_status_changed", params: {} } },
      { id, outcome: "changed", from: "pending", refusal: null },
    ]);
    expect(orders.map((order) => [order.id, order.status])).toEqual([
      [id, "processing"],
      [delivered, "completed"],
    ]);
  });

  it("is delivered only where it was sent, unless those that were not are meant, too", async () => {
    const [sent, unsent, unpaid] = [await placed(), await placed(), await placed()];
    for (const id of [sent, unsent]) await setStatus(admin, id, "processing");
    await send(admin, sent, newTrackingNumber());
    const { results } = await setAll([sent, unsent, unpaid], "completed", undefined, false);
    expect(results).toEqual([
      { id: sent, outcome: "changed", from: "processing", refusal: null },
      refusedAs(unsent, "order_not_sent"),
      refusedAs(unpaid, "order_not_paid"),
    ]);
    expect((await setAll([unsent], "completed")).results).toMatchObject([{ outcome: "changed" }]);
    expect((await setAll([unsent], "completed", undefined, false)).results).toMatchObject([{ outcome: "unchanged" }]);
    await admin.refused(400, "POST", PATH, { json: { ids: [1], status: "completed", unsent: "yes" } });
  });

  it.each([
    ["completed", "pending", "order_not_paid"],
    ["completed", "cancelled", "order_cancelled"],
    ["processing", "cancelled", "order_cancelled"],
    ["processing", "completed", "order_paid_already"],
  ] as const)("enters no money that nobody has seen: %s is not set of what is %s", async (to, status, code) => {
    const id = await placed();
    if (status !== "pending") await setStatus(admin, id, status);
    const { money } = await inShop(admin, id);
    expect((await setAll([id], to)).results).toEqual([refusedAs(id, code)]);
    expect(await inShop(admin, id)).toMatchObject({ status, money });
  });

  it("takes 1 to 100 orders, and only a status that there is", async () => {
    const call = (json: object) => admin.refused(400, "POST", PATH, { json });
    const many = Array.from({ length: 101 }, (_, at) => at + 1);
    expect((await call({ ids: [], status: "processing" })).fields).toMatchObject({ ids: { code: "orders_missing" } });
    expect((await call({ ids: many, status: "processing" })).fields).toMatchObject({
      ids: { code: "orders_too_many" },
    });
    expect((await call({ ids: [1], status: "sent" })).fields).toMatchObject({ status: { code: "status_invalid" } });
  });

  it("is an admin's to set", async () => {
    const id = await placed();
    const { client } = await registeredShopper();
    const body = { json: { ids: [id], status: "processing" } };
    expect((await new Client().refused(401, "POST", PATH, body)).code).toBe("admin_required");
    for (const who of [client, shopper.client])
      expect((await who.refused(403, "POST", PATH, body)).code).toBe("access_denied");
    expect((await inShop(admin, id)).status).toBe("pending");
  });
});

describe("the mail about a status that an admin has set", () => {
  it("is held for ten seconds, of one order and of many", async () => {
    const [one, many] = [await placed(), await placed()];
    await setStatus(admin, one, "processing");
    await setAll([many], "processing");
    for (const id of [one, many]) {
      const mails = await mailsAbout(id);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.delay).toBeGreaterThan(5);
      expect(mails[0]?.delay).toBeLessThan(30);
    }
  });

  it.each<[string, OrderStatus[]]>([
    ["paid", ["pending", "processing"]],
    ["delivered", ["pending", "processing", "completed"]],
    ["cancelled", ["pending", "processing", "cancelled"]],
    ["cancelled before it was paid", ["pending", "cancelled"]],
    ["set back to wait", ["pending", "processing", "pending"]],
    ["taken up again by mistake", ["pending", "cancelled", "processing"]],
    ["delivered though it was cancelled", ["pending", "cancelled", "completed"]],
  ])("of an order that was %s is not sent when that is undone", async (_what, statuses) => {
    const id = await placed();
    const [before, to] = statuses.slice(-2) as [OrderStatus, OrderStatus];
    for (const status of statuses.slice(1, -1)) await setStatus(admin, id, status);
    // As if what was told before had gone out long ago.
    await shopPool().query(
      `UPDATE outgoing_mail SET sent_at = now() WHERE key IN (SELECT 'order-status:' || change.id FROM order_status_change change
       JOIN order_detail d ON d.id = change.order_detail_id WHERE d.order_number = $1)`,
      [id],
    );
    const told = await mailsAbout(id);
    const { due, received } = await inShop(admin, id);
    await setStatus(admin, id, to);
    expect((await setAll([id], before, to)).results[0]?.outcome).toBe("changed");
    expect((await mailsAbout(id)).map(({ subject }) => subject)).toEqual(told.map(({ subject }) => subject));
    const after = await inShop(admin, id);
    expect(after.status).toBe(before);
    expect(after.received).toBe(received);
    expect([after.due, after.toReturn]).toEqual([due, 0]);
  });

  it("is sent after all when the undone change is made again", async () => {
    const id = await placed();
    await setAll([id], "processing");
    await setAll([id], "pending", "processing");
    expect(await mailsAbout(id)).toEqual([]);
    await setAll([id], "processing", "pending");
    expect(await mailsAbout(id)).toHaveLength(1);
  });
});

describe("one order's status", () => {
  it("is not undone when somebody else has changed it meanwhile", async () => {
    const id = await placed();
    await setStatus(admin, id, "completed");
    const json = { status: "pending", from: "processing" };
    const refused = await admin.refused(409, "PATCH", `/api/orders/${id}/status`, { json });
    expect(refused.code).toBe("order_status_changed");
  });

  it("says what it was, and that it had the status already: then nothing is to be undone", async () => {
    const id = await placed();
    const change = { status: "processing", from: "pending" };
    for (const changedFrom of ["pending", null]) {
      const { status, body } = await admin.patch(`/api/orders/${id}/status`, change);
      expect(status, JSON.stringify(body)).toBe(200);
      expect(exactly(statusAnswer, body)).toMatchObject({ id, status: "processing", changedFrom });
    }
  });
});

describe("a file of chosen orders", () => {
  it("has those and no others", async () => {
    const [one, other] = [await placed(), await placed()];
    const numbers = async (query: string) => {
      const { body } = await admin.get<string>(`/api/admin/orders/export?format=csv&${query}`);
      return String(body).match(/ORD-\d+/g) ?? [];
    };
    const name = (id: number) => `ORD-${String(id).padStart(4, "0")}`;
    expect(await numbers(`ids=${one}`)).toEqual([name(one)]);
    expect((await numbers(`ids=${one},${other}`)).sort()).toEqual([name(one), name(other)].sort());
    expect(await numbers("ids=")).toEqual([]);
    await admin.refused(400, "GET", `/api/admin/orders/export?ids=${Array.from({ length: 101 }, () => 1).join(",")}`);
  });
});
