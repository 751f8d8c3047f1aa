import { shopPool } from "@zakh/kit/database/pool";
import {
  adminSummary,
  type Order,
  order as orderContract,
  orderNumber,
  type ParcelResult,
  readParcels,
  sentManyAnswer,
} from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, fromElsewhere, registeredShopper, signedInAdmin } from "./client";
import { exactly, inShop, plainProduct, Shopper } from "./orders-client";
import { historyOf } from "./test-bank";
import { newTrackingNumber, paidOrderOf } from "./test-courier";

let admin: Client;
let shopper: Shopper;

beforeAll(async () => {
  admin = await signedInAdmin();
});

/** The orders of one account are limited. */
async function anotherShopper() {
  shopper = await Shopper.register();
}

const sentPath = (id: number) => `/api/admin/orders/${id}/sent`;

async function placed(): Promise<number> {
  const client = shopper.client.at(commerceUrl, fromElsewhere());
  const { id } = await shopper.place([{ productId: (await plainProduct()).id, quantity: 1 }], client);
  return id;
}

async function send(id: number, trackingNumber: string, courier = "cj"): Promise<Order> {
  const { status, body } = await admin.put(sentPath(id), { courier, trackingNumber });
  expect(status, JSON.stringify(body)).toBe(200);
  return exactly(orderContract, body);
}

async function sendMany(parcels: { id: number; trackingNumber: string }[], preview = false): Promise<ParcelResult[]> {
  const { status, body } = await admin.post("/api/admin/orders/sent", { courier: "hanjin", parcels, preview });
  expect(status, JSON.stringify(body)).toBe(200);
  return exactly(sentManyAnswer, body).results;
}

/** Subjects of the mails about the order's parcel, oldest first, sent or held. */
async function mailsAbout(id: number): Promise<{ subject: string; held: boolean }[]> {
  const { rows } = await shopPool().query<{ subject: string; held: boolean }>(
    `SELECT mail.subject, coalesce(job.run_at > now() + interval '4 minutes', false) AS held
     FROM order_detail d JOIN order_status_change change ON change.order_detail_id = d.id
     JOIN outgoing_mail mail ON mail.key = 'order-sent:' || change.id
     LEFT JOIN background_job job ON job.id = mail.id
     WHERE d.order_number = $1 ORDER BY change.number`,
    [id],
  );
  return rows;
}

/** As if the held mail had gone out. */
async function letMailsGo(id: number): Promise<void> {
  await shopPool().query(
    `UPDATE background_job SET run_at = now() FROM order_detail d
     JOIN order_status_change change ON change.order_detail_id = d.id
     JOIN outgoing_mail mail ON mail.key = 'order-sent:' || change.id
     WHERE background_job.id = mail.id AND d.order_number = $1`,
    [id],
  );
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
    const sent = await send(id, typed);
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

  it("is to be sent until then, and is counted so", async () => {
    const count = async () => exactly(adminSummary, (await admin.get("/api/admin/summary")).body).toSend;
    const [before, unpaid] = [await count(), await placed()];
    const id = await paidOrderOf(admin, shopper);
    expect(await toSend()).toContain(id);
    expect(await toSend()).not.toContain(unpaid);
    expect(await count()).toBe(before + 1);
    await send(id, newTrackingNumber());
    expect(await toSend()).not.toContain(id);
    expect(await count()).toBe(before);
    await admin.refused(400, "GET", "/api/orders?toSend=yes");
  });

  it("has in its history who sent it with which number, and who took it back", async () => {
    const id = await paidOrderOf(admin, shopper);
    const [first, second] = [newTrackingNumber(), newTrackingNumber()];
    await send(id, first);
    await send(id, second, "epost");
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
    const first = await send(id, trackingNumber);
    expect(await send(id, trackingNumber)).toEqual(first);
    expect((await historyOf(admin, id)).flatMap(({ changed }) => changed)).toHaveLength(1);
    expect(await mailsAbout(id)).toHaveLength(1);
  });

  it("keeps the day on which it was sent when its number is corrected", async () => {
    const id = await paidOrderOf(admin, shopper);
    const { sentAt } = await send(id, newTrackingNumber());
    expect((await send(id, newTrackingNumber())).sentAt).toBe(sentAt);
  });

  it("may be delivered already", async () => {
    const id = await paidOrderOf(admin, shopper);
    await admin.patch(`/api/orders/${id}/status`, { status: "completed" });
    expect((await send(id, newTrackingNumber())).status).toBe("completed");
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
    await send(id, trackingNumber);
    const json = { courier: "cj", trackingNumber };
    expect((await admin.refused(409, "PUT", sentPath(other), { json })).code).toBe("tracking_number_used");
    // Another courier counts by itself.
    await send(other, trackingNumber, "lotte");
    const together = await paidOrderOf(admin, shopper);
    expect((await send(together, trackingNumber)).trackingNumber).toBe(trackingNumber);
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

describe("the mail about a parcel", () => {
  beforeAll(anotherShopper);

  it("is held, and withdrawn when it is taken back meanwhile", async () => {
    const id = await paidOrderOf(admin, shopper);
    await send(id, newTrackingNumber());
    expect(await mailsAbout(id)).toEqual([{ subject: expect.stringContaining("илгээлээ"), held: true }]);
    const { body } = await admin.delete<Order>(sentPath(id));
    expect(exactly(orderContract, body)).toMatchObject({
      sentAt: null,
      courier: "",
      courierName: "",
      trackingNumber: "",
      trackingLink: null,
    });
    expect(await mailsAbout(id)).toEqual([]);
    expect((await admin.refused(409, "DELETE", sentPath(id))).code).toBe("order_not_sent");
  });

  it("is withdrawn when the order is cancelled meanwhile, and goes out when it is delivered", async () => {
    const [cancelled, delivered] = [await paidOrderOf(admin, shopper), await paidOrderOf(admin, shopper)];
    for (const id of [cancelled, delivered]) await send(id, newTrackingNumber());
    await admin.patch(`/api/orders/${cancelled}/status`, { status: "cancelled" });
    await admin.patch(`/api/orders/${delivered}/status`, { status: "completed" });
    expect(await mailsAbout(cancelled)).toEqual([]);
    expect(await mailsAbout(delivered)).toHaveLength(1);
  });

  it("is replaced while it is held, followed once when it has gone out, and never twice", async () => {
    const id = await paidOrderOf(admin, shopper);
    await send(id, newTrackingNumber());
    await send(id, newTrackingNumber());
    expect(await mailsAbout(id)).toHaveLength(1);
    await letMailsGo(id);
    const corrected = newTrackingNumber();
    await send(id, corrected);
    const two = await mailsAbout(id);
    expect(two.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("илгээлээ"),
      expect.stringContaining("дугаар өөрчлөгдлөө"),
    ]);
    await letMailsGo(id);
    await send(id, newTrackingNumber());
    expect(await mailsAbout(id)).toHaveLength(2);
  });

  it("is not repeated for a number that the customer was told already", async () => {
    const id = await paidOrderOf(admin, shopper);
    const trackingNumber = newTrackingNumber();
    await send(id, trackingNumber);
    await letMailsGo(id);
    await admin.delete(sentPath(id));
    await send(id, trackingNumber);
    expect(await mailsAbout(id)).toHaveLength(1);
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
    await send(elsewhere, used, "hanjin");
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

describe("a courier's file, or pasted lines", () => {
  beforeAll(anotherShopper);

  const READ = "/api/admin/orders/sent/read";

  function fileForm(content: string | Uint8Array): FormData {
    const form = new FormData();
    form.set("file", new Blob([content as never]), "운송장.csv");
    return form;
  }

  it("is read, and marks nothing", async () => {
    const id = await paidOrderOf(admin, shopper);
    const rows = ["받는분,운송장번호,고객주문번호", `Болд,1234-5678-9012,${orderNumber(id)}`];
    const { status, body } = await admin.send("POST", READ, { form: fileForm(rows.join("\n")) });
    const parcels = [{ id, trackingNumber: "123456789012" }];
    expect([status, exactly(readParcels, body)]).toEqual([200, { parcels, unclear: [] }]);
    const text = `${id} 1234-5678-9012\nүүнийг уншихгүй`;
    expect((await admin.post(READ, { text })).body).toEqual({
      parcels,
      unclear: [{ line: 2, text: "үүнийг уншихгүй" }],
    });
    expect((await inShop(admin, id)).sentAt).toBeNull();
  });

  it.each([
    [400, "parcels_missing", { json: {} }],
    [400, "parcels_missing", { json: { text: " \n " } }],
    [413, "parcels_too_many", { json: { text: "1023 123456789012\n".repeat(201) } }],
    [415, "courier_file_unreadable", { form: fileForm(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])) }],
    [422, "courier_file_unclear", { form: fileForm("нэр,утас\nБолд,010-1234-5678") }],
  ] as const)("is refused with %i %s", async (status, code, sent) => {
    expect((await admin.refused(status, "POST", READ, sent)).code).toBe(code);
  });

  it("is read for admins only", async () => {
    await new Client().refused(401, "POST", READ, { json: { text: "1023 123456789012" } });
    await shopper.client.refused(403, "POST", READ, { form: fileForm("주문번호,운송장번호\n1023,123456789012") });
  });
});

describe("the boxes of an order", () => {
  beforeAll(anotherShopper);

  const boxes = (id: number) => `/api/admin/orders/${id}/boxes`;

  it("are one until an admin says how many, which its history tells", async () => {
    const id = await paidOrderOf(admin, shopper);
    expect((await inShop(admin, id)).boxes).toBe(1);
    const { body } = await admin.put<Order>(boxes(id), { boxes: 3 });
    expect(exactly(orderContract, body).boxes).toBe(3);
    await admin.put(boxes(id), { boxes: 3 });
    const lines = (await historyOf(admin, id)).flatMap(({ changed }) => changed);
    expect(lines).toEqual([{ field: "boxes", from: "1", to: "3" }]);
  });

  it("cannot be none, more than nine, or no whole number", async () => {
    const id = await paidOrderOf(admin, shopper);
    for (const value of [0, 10, 1.5, "2", null]) {
      const refused = await admin.refused(400, "PUT", boxes(id), { json: { boxes: value } });
      expect(refused.fields).toMatchObject({ boxes: { code: "boxes_invalid" } });
    }
  });

  it("stay when the order is delivered", async () => {
    const id = await paidOrderOf(admin, shopper);
    await admin.patch(`/api/orders/${id}/status`, { status: "completed" });
    const json = { boxes: 2 };
    expect((await admin.refused(409, "PUT", boxes(id), { json })).code).toBe("order_closed");
  });
});
