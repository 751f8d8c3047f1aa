import { shopPool } from "@zakh/kit/database/pool";
import type { Order } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { type Client, signedInAdmin } from "./client";
import { inShop, Shopper } from "./orders-client";
import { historyOf } from "./test-bank";
import { newTrackingNumber, paidOrderOf, send } from "./test-courier";

let admin: Client;
let shopper: Shopper;

beforeAll(async () => {
  [admin, shopper] = [await signedInAdmin(), await Shopper.register()];
});

async function toSend(): Promise<number[]> {
  const { body } = await admin.get<Order[]>("/api/orders?toSend=true&limit=200");
  return body.map(({ id }) => id);
}

describe("a cancelled order that was sent", () => {
  async function sentAndCancelled(): Promise<{ id: number; sent: Order }> {
    const id = await paidOrderOf(admin, shopper);
    const sent = await send(admin, id, newTrackingNumber());
    await admin.patch(`/api/orders/${id}/status`, { status: "cancelled" });
    return { id, sent };
  }

  it.each([[["processing"]], [["pending", "processing"]]])(
    "is to be sent again when it is taken up: %j",
    async (statuses) => {
      const { id, sent } = await sentAndCancelled();
      expect(await inShop(admin, id)).toMatchObject({ trackingNumber: sent.trackingNumber, sentAt: sent.sentAt });
      for (const status of statuses) await admin.patch(`/api/orders/${id}/status`, { status });
      expect(await inShop(admin, id)).toMatchObject({ sentAt: null, courier: "", trackingNumber: "" });
      expect(await toSend()).toContain(id);
      const lines = (await historyOf(admin, id)).flatMap(({ changed }) => changed);
      expect(lines.filter(({ field }) => field === "sent")).toEqual([
        { field: "sent", from: "", to: `CJ대한통운 ${sent.trackingNumber}` },
        { field: "sent", from: `CJ대한통운 ${sent.trackingNumber}`, to: "" },
      ]);
      const trackingNumber = newTrackingNumber();
      expect((await send(admin, id, trackingNumber)).trackingNumber).toBe(trackingNumber);
    },
  );

  it("keeps its number when the cancellation is undone at once, though not an hour later", async () => {
    const [undone, late] = [await sentAndCancelled(), await sentAndCancelled()];
    const undo = async (id: number) => {
      const undoing = { status: "processing", from: "cancelled" };
      expect((await admin.patch(`/api/orders/${id}/status`, undoing)).status).toBe(200);
      const { status, sentAt, trackingNumber } = await inShop(admin, id);
      return { status, sentAt, trackingNumber };
    };
    const { sentAt, trackingNumber } = undone.sent;
    expect(await undo(undone.id)).toEqual({ status: "processing", sentAt, trackingNumber });
    expect(await toSend()).not.toContain(undone.id);
    await shopPool().query(
      `UPDATE order_status_change change SET created_at = change.created_at - interval '1 hour' FROM order_detail d
       WHERE change.order_detail_id = d.id AND d.order_number = $1`,
      [late.id],
    );
    expect(await undo(late.id)).toEqual({ status: "processing", sentAt: null, trackingNumber: "" });
  });
});
