import { type Order, orderNumber } from "@zakh/orders/contract";
import type { CouriersSetting } from "@zakh/site-settings/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, edgeUrl, signedInAdmin } from "./client";
import { Shopper } from "./orders-client";
import { newTrackingNumber, paidOrderOf } from "./test-courier";
import { sheetElements, workbookRows } from "./workbook-cells";

const SETTING = "/api/settings/couriers";

let admin: Client;
let shopper: Shopper;
let before: CouriersSetting;

beforeAll(async () => {
  [admin, shopper] = [await signedInAdmin(), await Shopper.register()];
  before = (await admin.get<CouriersSetting>(SETTING)).body;
});

afterAll(() => admin.put(SETTING, { usual: before.usual, couriers: before.couriers }));

/** The texts of a courier's file, with the type of each cell. */
async function file(query: string) {
  const cookie = `zakh.sid=${admin.cookie("zakh.sid")}`;
  const response = await fetch(`${edgeUrl}/api/admin/orders/waybills/export?${query}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toMatch(/filename="waybills-\w+-\d{4}-\d{2}-\d{2}\.xlsx"/);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { rows: workbookRows(bytes), elements: sheetElements(bytes) };
}

describe("the file of a courier", () => {
  it("has the chosen orders in its columns, one row each, all of it as text", async () => {
    const ids = [await paidOrderOf(admin, shopper), await paidOrderOf(admin, shopper)];
    await admin.put(`/api/admin/orders/${ids[0]}/boxes`, { boxes: 2 });
    const { rows, elements } = await file(`courier=hanjin&ids=${ids}`);
    const [titles = [], ...orders] = rows.map((row) => row.map(({ value }) => value));
    expect(rows.flat().every(({ kind }) => kind === "text")).toBe(true);
    expect(elements).not.toContain("f");
    expect(titles).toEqual(before.couriers.find(({ code }) => code === "hanjin")?.columns.map(({ header }) => header));
    const { body } = await admin.get<Order>(`/api/orders/${ids[0]}`);
    // Empty cells are left out, so that places tell nothing.
    const first = ["Bold Bat", body.customerPhone, "2", orderNumber(body.id)];
    expect(orders).toEqual([expect.arrayContaining(first), expect.arrayContaining(["1", orderNumber(ids[1] ?? 0)])]);
  });

  it("has all orders that are to be sent when none are chosen, and none that was sent", async () => {
    const [waiting, sent] = [await paidOrderOf(admin, shopper), await paidOrderOf(admin, shopper)];
    await admin.put(`/api/admin/orders/${sent}/sent`, { courier: "cj", trackingNumber: newTrackingNumber() });
    const texts = (await file("")).rows.flat().map(({ value }) => value);
    expect(texts).toContain(orderNumber(waiting));
    expect(texts).not.toContain(orderNumber(sent));
    // A blank courier is the usual one.
    expect((await file("courier=")).rows.flat().map(({ value }) => value)).toEqual(texts);
    // Chosen by hand it is written again.
    expect((await file(`ids=${sent}`)).rows).toHaveLength(2);
  });

  it("is refused for unpaid and unknown orders, for none, and for a courier that nobody knows", async () => {
    const id = await paidOrderOf(admin, shopper);
    await admin.patch(`/api/orders/${id}/status`, { status: "cancelled" });
    const path = "/api/admin/orders/waybills/export";
    const cancelled = await admin.refused(409, "GET", `${path}?ids=${id}`);
    expect([cancelled.code, cancelled.message]).toEqual([
      "order_not_to_send",
      expect.stringContaining(orderNumber(id)),
    ]);
    expect((await admin.refused(409, "GET", `${path}?ids=999999999`)).code).toBe("order_not_to_send");
    expect((await admin.refused(409, "GET", `${path}?courier=&ids=`)).code).toBe("nothing_to_send");
    expect((await admin.refused(400, "GET", `${path}?courier=pigeon`)).code).toBe("courier_unknown");
    await admin.refused(400, "GET", `${path}?ids=1;2`);
    await admin.refused(400, "GET", `${path}?ids=${Array.from({ length: 201 }, () => 1)}`);
  });

  it("is the admins' alone, as are the couriers", async () => {
    for (const [status, client] of [
      [401, new Client()],
      [403, shopper.client],
    ] as const) {
      await client.refused(status, "GET", "/api/admin/orders/waybills/export");
      await client.refused(status, "GET", SETTING);
      await client.refused(status, "PUT", SETTING, { json: { usual: before.usual, couriers: before.couriers } });
    }
  });
});

describe("the couriers of the settings", () => {
  it("may have other columns and another link, which orders that were sent have, too", async () => {
    const id = await paidOrderOf(admin, shopper);
    const trackingNumber = newTrackingNumber();
    await admin.put(`/api/admin/orders/${id}/sent`, { courier: "lotte", trackingNumber });
    const couriers = before.couriers.map((courier) =>
      courier.code === "lotte"
        ? {
            ...courier,
            trackingLink: "https://example.com/parcels/{no}",
            columns: [
              { header: "Хэнд", field: "recipient" as const, text: "" },
              { header: "Төрөл", field: "fixed" as const, text: "냉동" },
            ],
          }
        : courier,
    );
    const { status, body } = await admin.put<CouriersSetting>(SETTING, { usual: "lotte", couriers });
    expect([status, body.usual]).toEqual([200, "lotte"]);
    expect((await admin.get<Order>(`/api/orders/${id}`)).body.trackingLink).toBe(
      `https://example.com/parcels/${trackingNumber}`,
    );
    const other = await paidOrderOf(admin, shopper);
    const { rows } = await file(`ids=${other}`);
    expect(rows.map((row) => row.map(({ value }) => value))).toEqual([
      ["Хэнд", "Төрөл"],
      [expect.any(String), "냉동"],
    ]);
  });

  it("keep the name of a courier in its orders when it is taken out, without a link", async () => {
    const id = await paidOrderOf(admin, shopper);
    await admin.put(`/api/admin/orders/${id}/sent`, { courier: "logen", trackingNumber: newTrackingNumber() });
    await admin.put(SETTING, { usual: "cj", couriers: before.couriers.filter(({ code }) => code !== "logen") });
    const { body } = await admin.get<Order>(`/api/orders/${id}`);
    expect(body).toMatchObject({ courier: "logen", courierName: "로젠택배", trackingLink: null });
  });

  it.each([
    ["couriers.0.trackingLink", { trackingLink: "http://example.com/{no}" }, "tracking_link_invalid"],
    ["couriers.0.trackingLink", { trackingLink: "https://example.com/" }, "tracking_link_invalid"],
    ["couriers.0.name", { name: "" }, "courier_name_required"],
    ["couriers.0.columns", { columns: [] }, "waybill_columns_required"],
    ["couriers.0.columns.0.header", { columns: [{ header: "a".repeat(51), field: "fixed" }] }, "too_long"],
  ])("cannot have %s %j", async (field, changes, code) => {
    const json = { usual: "cj", couriers: [{ ...before.couriers[0], ...changes }] };
    expect((await admin.refused(400, "PUT", SETTING, { json })).fields).toMatchObject({ [field]: { code } });
  });
});
