import { type Order, order as orderContract } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { type Client, signedInAdmin } from "./client";
import { exactly, inShop, Shopper } from "./orders-client";
import { historyOf } from "./test-bank";
import { paidOrderOf } from "./test-courier";

let admin: Client;
let shopper: Shopper;

beforeAll(async () => {
  admin = await signedInAdmin();
  shopper = await Shopper.register();
});

describe("the boxes of an order", () => {
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
