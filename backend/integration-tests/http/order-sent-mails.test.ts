import { shopPool } from "@zakh/kit/database/pool";
import { type Order, order as orderContract } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { type Client, signedInAdmin } from "./client";
import { exactly, Shopper } from "./orders-client";
import { mailsAbout, newTrackingNumber, paidOrderOf, send, sentPath } from "./test-courier";

let admin: Client;
let shopper: Shopper;

beforeAll(async () => {
  admin = await signedInAdmin();
  shopper = await Shopper.register();
});

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

describe("the mail about a parcel", () => {
  it("is held, and withdrawn when it is taken back meanwhile", async () => {
    const id = await paidOrderOf(admin, shopper);
    await send(admin, id, newTrackingNumber());
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
    for (const id of [cancelled, delivered]) await send(admin, id, newTrackingNumber());
    await admin.patch(`/api/orders/${cancelled}/status`, { status: "cancelled" });
    await admin.patch(`/api/orders/${delivered}/status`, { status: "completed" });
    expect(await mailsAbout(cancelled)).toEqual([]);
    expect(await mailsAbout(delivered)).toHaveLength(1);
  });

  it("is replaced while it is held, followed once when it has gone out, and never twice", async () => {
    const id = await paidOrderOf(admin, shopper);
    await send(admin, id, newTrackingNumber());
    await send(admin, id, newTrackingNumber());
    expect(await mailsAbout(id)).toHaveLength(1);
    await letMailsGo(id);
    const corrected = newTrackingNumber();
    await send(admin, id, corrected);
    const two = await mailsAbout(id);
    expect(two.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("илгээлээ"),
      expect.stringContaining("дугаар өөрчлөгдлөө"),
    ]);
    await letMailsGo(id);
    await send(admin, id, newTrackingNumber());
    expect(await mailsAbout(id)).toHaveLength(2);
  });

  it("is not repeated for a number that the customer was told already", async () => {
    const id = await paidOrderOf(admin, shopper);
    const trackingNumber = newTrackingNumber();
    await send(admin, id, trackingNumber);
    await letMailsGo(id);
    await admin.delete(sentPath(id));
    await send(admin, id, trackingNumber);
    expect(await mailsAbout(id)).toHaveLength(1);
  });
});
