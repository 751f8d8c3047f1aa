import type { ByHandData } from "@zakh/orders/payment/by-hand-provider";
import { describe, expect, it } from "vitest";
import { BankTransferProvider } from "./service";

const provider = new BankTransferProvider({});
const order = {
  bankAccount: { id: 1, bankName: "KB", accountNumber: "123-45", accountHolder: "Зах" },
  depositor: "Бат",
};

async function awaited() {
  return provider.initiatePayment({ amount: 26500, currency_code: "krw", data: order });
}

describe("a payment by bank transfer", () => {
  it("is awaited at first, and stores the account and the depositor", async () => {
    const { status, data, id } = await awaited();
    expect(status).toBe("pending");
    expect(data).toMatchObject(order);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await provider.getPaymentStatus({ data })).toMatchObject({ status: "pending" });
  });

  it("can be authorised and captured, with the time recorded", async () => {
    const { data: pending } = await awaited();
    const { status, data: authorized } = await provider.authorizePayment({ data: pending });
    expect(status).toBe("authorized");
    const { data: captured } = await provider.capturePayment({ data: authorized });
    expect((await provider.getPaymentStatus({ data: captured })).status).toBe("captured");
    expect(captured).toMatchObject({
      ...order,
      movements: [{ kind: "captured", at: expect.stringMatching(/^\d{4}-/) }],
    });
  });

  it("records every refund with its amount, after the capture", async () => {
    const { data: captured } = await provider.capturePayment({ data: (await awaited()).data });
    const { data: once } = await provider.refundPayment({ data: captured, amount: 1000 });
    const { data: twice } = await provider.refundPayment({ data: once, amount: "25500" });
    expect((twice as ByHandData).movements).toMatchObject([
      { kind: "captured" },
      { kind: "refunded", amount: 1000 },
      { kind: "refunded", amount: 25500 },
    ]);
  });

  it("can be cancelled", async () => {
    const { data } = await provider.cancelPayment({ data: (await awaited()).data });
    expect((await provider.getPaymentStatus({ data })).status).toBe("canceled");
    expect((data as ByHandData).movements).toMatchObject([{ kind: "canceled" }]);
  });

  it("is captured or refunded once, even when Medusa asks twice", async () => {
    const capture = { idempotency_key: "capt_1" };
    const { data: once } = await provider.capturePayment({ data: (await awaited()).data, context: capture });
    const { data: twice } = await provider.capturePayment({ data: once, context: capture });
    expect(twice).toEqual(once);
    const refund = { amount: 1000, context: { idempotency_key: "ref_1" } };
    const { data: refunded } = await provider.refundPayment({ data: twice, ...refund });
    expect((await provider.refundPayment({ data: refunded, ...refund })).data).toEqual(refunded);
    expect((refunded as ByHandData).movements).toMatchObject([
      { kind: "captured", reference: "capt_1" },
      { kind: "refunded", amount: 1000, reference: "ref_1" },
    ]);
  });

  it("cannot be cancelled once the money has arrived", async () => {
    const { data } = await provider.capturePayment({ data: (await awaited()).data });
    await expect(provider.cancelPayment({ data })).rejects.toThrow(/only be refunded/);
  });

  it("keeps the account and the depositor when the amount changes", async () => {
    const { data } = await awaited();
    expect(await provider.updatePayment({ amount: 30000, currency_code: "krw", data })).toEqual({
      status: "pending",
      data,
    });
  });

  it("has no webhook", async () => {
    expect(await provider.getWebhookActionAndData()).toEqual({ action: "not_supported" });
  });
});
