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

  it("can be authorised, captured, refunded and cancelled at once, because people move the money", async () => {
    const { data } = await awaited();
    expect(await provider.authorizePayment({ data })).toEqual({ status: "authorized", data });
    expect(await provider.capturePayment({ data })).toEqual({ data });
    expect(await provider.refundPayment({ data, amount: 1000 })).toEqual({ data });
    expect(await provider.cancelPayment({ data })).toEqual({ data });
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
