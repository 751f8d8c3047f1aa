import { adminSummary } from "@zakh/bookkeeping/contract";
import { type ParcelResult, sentManyAnswer } from "@zakh/fulfilment/contract";
import type { Order } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, fromElsewhere, registeredShopper, signedInAdmin } from "./client";
import { exactly, inShop, plainProduct, Shopper } from "./orders-client";
import { historyOf } from "./test-bank";
import { mailsAbout, newTrackingNumber, paidOrderOf, send, sentPath } from "./test-courier";

let admin: Client;
let shopper: Shopper;

beforeAll(async () => {
  admin = await signedInAdmin();
});

/** The orders of one account are limited. */
async function anotherShopper() {
  shopper = await Shopper.register();
}

async function placed(): Promise<number> {
  const client = shopper.client.at(commerceUrl, fromElsewhere());
  const { id } = await shopper.place([{ productId: (await plainProduct()).id, quantity: 1 }], client);
  return id;
}

async function sendMany(parcels: { id: number; trackingNumber: string }[], preview = false): Promise<ParcelResult[]> {
  const { status, body } = await admin.post("/api/admin/orders/sent", { courier: "hanjin", parcels, preview });
  expect(status, JSON.stringify(body)).toBe(200);
  return exactly(sentManyAnswer, body).results;
}

async function toSend(): Promise<number[]> {
  const { body } = await admin.get<Order[]>("/api/orders?toSend=true&limit=200");
  return body.map(({ id }) => id);
}

describe("a paid order", () => {
  beforeAll(anotherShopper);

  it("is sent with courier, number and link, which its customer sees, too", async () => {
    const id = await paidOrderOf(admin, shopper);
    const trackingNumber = newTrackingNumber();
    const typed = `${trackingNumber.slice(0, 4)}-${trackingNumber.slice(4, 8)} ${trackingNumber.slice(8)}`;
    const sent = await send(admin, id, typed);
    const parcel = {
      status: "processing",
      courier: "cj",
      courierName: "CJ대한통운",
      trackingNumber,
      trackingLink: `https://trace.cjlogistics.com/next/tracking.html?wblNo=${trackingNumber}`,
      sentAt: expect.stringMatching(/Z$/),
    };
    expect(sent).toMatchObject(parcel);
    expect(Date.now() - Date.parse(sent.sentAt ?? "")).toBeLessThan(60_000);
    const { body: own } = await shopper.client.get<Order[]>("/api/user/orders");
    expect(own.find((order) => order.id === id)).toMatchObject(parcel);
    const lookup = `/api/orders/${id}?email=${encodeURIComponent(shopper.user.email)}`;
    expect((await new Client(commerceUrl).get(lookup, fromElsewhere())).body).toMatchObject(parcel);
  });

  it("is to be sent until then, and on the way until it is delivered, and is counted so", async () => {
    const count = async () => {
      const { toSend, onTheWay } = exactly(adminSummary, (await admin.get("/api/admin/summary")).body);
      return [toSend, onTheWay];
    };
    const onTheWay = async () => (await admin.get<Order[]>("/api/orders?onTheWay=true&limit=200")).body;
    const [[sending = 0, going = 0], unpaid] = [await count(), await placed()];
    const id = await paidOrderOf(admin, shopper);
    expect(await toSend()).toContain(id);
    expect(await toSend()).not.toContain(unpaid);
    expect(await count()).toEqual([sending + 1, going]);
    await send(admin, id, newTrackingNumber());
    expect(await toSend()).not.toContain(id);
    expect((await onTheWay()).map((order) => order.id)).toContain(id);
    expect(await count()).toEqual([sending, going + 1]);
    await admin.patch(`/api/orders/${id}/status`, { status: "completed" });
    expect((await onTheWay()).filter((order) => order.id === id || order.status !== "processing")).toEqual([]);
    expect(await count()).toEqual([sending, going]);
    await admin.refused(400, "GET", "/api/orders?toSend=yes");
  });

  it("has in its history who sent it with which number, and who took it back", async () => {
    const id = await paidOrderOf(admin, shopper);
    const [first, second] = [newTrackingNumber(), newTrackingNumber()];
    await send(admin, id, first);
    await send(admin, id, second, "epost");
    await admin.delete(sentPath(id));
    const lines = (await historyOf(admin, id)).flatMap(({ changed, changedBy }) =>
      changed.map((change) => ({ ...change, by: changedBy !== null })),
    );
    expect(lines).toEqual([
      { field: "sent", from: "", to: `CJ대한통운 ${first}`, by: true },
      { field: "sent", from: `CJ대한통운 ${first}`, to: `우체국택배 ${second}`, by: true },
      { field: "sent", from: `우체국택배 ${second}`, to: "", by: true },
    ]);
  });

  it("stays as it is when it is sent once more with the same number", async () => {
    const id = await paidOrderOf(admin, shopper);
    const trackingNumber = newTrackingNumber();
    const first = await send(admin, id, trackingNumber);
    expect(await send(admin, id, trackingNumber)).toEqual(first);
    expect((await historyOf(admin, id)).flatMap(({ changed }) => changed)).toHaveLength(1);
    expect(await mailsAbout(id)).toHaveLength(1);
  });

  it("keeps the day on which it was sent when its number is corrected", async () => {
    const id = await paidOrderOf(admin, shopper);
    const { sentAt } = await send(admin, id, newTrackingNumber());
    expect((await send(admin, id, newTrackingNumber())).sentAt).toBe(sentAt);
  });

  it("may be delivered already", async () => {
    const id = await paidOrderOf(admin, shopper);
    await admin.patch(`/api/orders/${id}/status`, { status: "completed" });
    expect((await send(admin, id, newTrackingNumber())).status).toBe("completed");
  });
});

describe("an order is not sent", () => {
  beforeAll(anotherShopper);

  it.each([
    ["while its money is awaited", [], "order_not_paid"],
    ["when it was cancelled", ["cancelled"], "order_cancelled"],
    ["when it was paid and cancelled", ["processing", "cancelled"], "order_cancelled"],
  ])("%s", async (_when, statuses, code) => {
    const id = await placed();
    for (const status of statuses) await admin.patch(`/api/orders/${id}/status`, { status });
    const json = { courier: "cj", trackingNumber: newTrackingNumber() };
    const refused = await admin.refused(409, "PUT", sentPath(id), { json });
    expect(refused.code).toBe(code);
    expect(refused.message).toMatch(/[а-яөү]/i);
    expect((await inShop(admin, id)).sentAt).toBeNull();
  });

  it("with the number of another customer's parcel, though with that of one's own", async () => {
    const [id, other] = [await paidOrderOf(admin, shopper), await paidOrderOf(admin, await Shopper.register())];
    const trackingNumber = newTrackingNumber();
    await send(admin, id, trackingNumber);
    const json = { courier: "cj", trackingNumber };
    expect((await admin.refused(409, "PUT", sentPath(other), { json })).code).toBe("tracking_number_used");
    // Another courier counts by itself.
    await send(admin, other, trackingNumber, "lotte");
    const together = await paidOrderOf(admin, shopper);
    expect((await send(admin, together, trackingNumber)).trackingNumber).toBe(trackingNumber);
  });

  it("with the number that another customer's order is given at the same moment", async () => {
    const [one, two] = [await paidOrderOf(admin, shopper), await paidOrderOf(admin, await Shopper.register())];
    for (let race = 0; race < 10; race += 1) {
      const json = { courier: "cj", trackingNumber: newTrackingNumber() };
      const answers = await Promise.all([one, two].map((id) => admin.put(sentPath(id), json)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "tracking_number_used" });
    }
  });

  it.each([
    ["trackingNumber", "123456789", "tracking_number_invalid"],
    ["trackingNumber", "123456789012345", "tracking_number_invalid"],
    ["trackingNumber", "12345678901A", "tracking_number_invalid"],
    ["trackingNumber", 123456789012, "tracking_number_invalid"],
    ["courier", "pigeon", "courier_unknown"],
    ["courier", "", "courier_unknown"],
  ])("with %s %j", async (field, value, code) => {
    const id = await paidOrderOf(admin, shopper);
    const json = { courier: "cj", trackingNumber: newTrackingNumber(), [field]: value };
    expect((await admin.refused(400, "PUT", sentPath(id), { json })).fields).toMatchObject({ [field]: { code } });
  });

  it("by anybody but an admin, nor an order that nobody knows", async () => {
    const id = await paidOrderOf(admin, shopper);
    const json = { courier: "cj", trackingNumber: newTrackingNumber() };
    const many = { json: { courier: "cj", parcels: [{ id, trackingNumber: newTrackingNumber() }] } };
    for (const [status, client] of [
      [401, new Client()],
      [403, shopper.client],
      [403, (await registeredShopper()).client],
    ] as const) {
      await client.refused(status, "PUT", sentPath(id), { json });
      await client.refused(status, "DELETE", sentPath(id));
      await client.refused(status, "PUT", `/api/admin/orders/${id}/boxes`, { json: { boxes: 2 } });
      await client.refused(status, "POST", "/api/admin/orders/sent", many);
    }
    expect((await inShop(admin, id)).sentAt).toBeNull();
    await admin.refused(404, "PUT", sentPath(999_999_999), { json });
    await admin.refused(404, "DELETE", sentPath(999_999_999));
    await admin.refused(400, "PUT", sentPath("abc" as never), { json });
  });
});

describe("many parcels at once", () => {
  beforeAll(anotherShopper);

  it("are told of in a preview, which saves nothing, and then saved, each by itself", async () => {
    const [one, two, unpaid, cancelled] = [
      await paidOrderOf(admin, shopper),
      await paidOrderOf(admin, shopper),
      await placed(),
      await paidOrderOf(admin, shopper),
    ];
    await admin.patch(`/api/orders/${cancelled}/status`, { status: "cancelled" });
    const elsewhere = await paidOrderOf(admin, await Shopper.register());
    const used = newTrackingNumber();
    await send(admin, elsewhere, used, "hanjin");
    const parcels = [
      { id: one, trackingNumber: newTrackingNumber() },
      { id: two, trackingNumber: "12345" },
      { id: unpaid, trackingNumber: newTrackingNumber() },
      { id: cancelled, trackingNumber: newTrackingNumber() },
      { id: 999_999_999, trackingNumber: newTrackingNumber() },
      { id: elsewhere, trackingNumber: newTrackingNumber() },
    ];
    const bad = ["number_invalid", "order_not_paid", "order_cancelled", "order_unknown", "sent_with_other_number"];
    const preview = await sendMany(parcels, true);
    expect(preview.map(({ outcome }) => outcome)).toEqual(["ready", ...bad]);
    expect(preview[0]).toMatchObject({ id: one, customerName: shopper.user.name, sentWith: "" });
    expect(preview[5]).toMatchObject({ sentWith: used });
    expect((await inShop(admin, one)).sentAt).toBeNull();

    expect((await sendMany(parcels)).map(({ outcome }) => outcome)).toEqual(["sent", ...bad]);
    expect(await inShop(admin, one)).toMatchObject({
      courierName: "한진택배",
      trackingNumber: parcels[0]?.trackingNumber,
    });
    expect((await sendMany(parcels)).map(({ outcome }) => outcome)).toEqual(["unchanged", ...bad]);
    expect((await historyOf(admin, one)).flatMap(({ changed }) => changed)).toHaveLength(1);
    expect(await mailsAbout(one)).toHaveLength(1);
  });

  it("are marked once when the list is sent twice at the same time", async () => {
    const id = await paidOrderOf(admin, shopper);
    const parcels = [{ id, trackingNumber: newTrackingNumber() }];
    const results = (await Promise.all([sendMany(parcels), sendMany(parcels)])).flat();
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(["sent", "unchanged"]);
    expect(await mailsAbout(id)).toHaveLength(1);
  });

  it.each([
    ["none", [], "parcels_missing"],
    [
      "more than 200",
      Array.from({ length: 201 }, () => ({ id: 1, trackingNumber: "123456789012" })),
      "parcels_too_many",
    ],
  ])("cannot be %s", async (_how, parcels, code) => {
    const json = { courier: "cj", parcels };
    const refused = await admin.refused(400, "POST", "/api/admin/orders/sent", { json });
    expect(refused.fields).toMatchObject({ parcels: { code } });
  });

  it("need a courier of the settings", async () => {
    const json = { courier: "pigeon", parcels: [{ id: 1, trackingNumber: "123456789012" }] };
    expect((await admin.refused(400, "POST", "/api/admin/orders/sent", { json })).code).toBe("courier_unknown");
  });
});

it("keeps the customer's note for the courier, which the owner may change", async () => {
  await anotherShopper();
  const items = [{ productId: (await plainProduct()).id, quantity: 1 }];
  const client = shopper.client.at(commerceUrl, fromElsewhere());
  const body = await shopper.order(items, { deliveryNote: "  문 앞에 놓아 주세요 " });
  const { id } = (await client.post<{ id: number }>("/api/orders", body)).body;
  expect((await inShop(admin, id)).deliveryNote).toBe("문 앞에 놓아 주세요");
  await admin.post(`/api/admin/orders/${id}/changes`, { deliveryNote: "경비실" });
  expect((await inShop(admin, id)).deliveryNote).toBe("경비실");
  const changes = (await historyOf(admin, id)).flatMap(({ changed }) => changed);
  expect(changes).toEqual([{ field: "deliveryNote", from: "문 앞에 놓아 주세요", to: "경비실" }]);
  for (const deliveryNote of ["a".repeat(101), "хоёр\nмөр"]) {
    const json = await shopper.order(items, { deliveryNote });
    const refused = await client.refused(400, "POST", "/api/orders", { json });
    expect(refused.fields).toHaveProperty(["orderData.deliveryNote"]);
  }
});
