import { LANGUAGES } from "@zakh/kit/contract";
import { storedSettings } from "@zakh/site-settings/read-models/setting";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { bankTransferMethod as method } from "./bank-transfer-method";

const discount = vi.spyOn(storedSettings["transfer-discount"], "value");
const deadline = vi.spyOn(storedSettings["payment-deadline"], "value");

beforeEach(() => {
  discount.mockResolvedValue({ enabled: false, version: "v1" });
  deadline.mockResolvedValue({ hours: 72, cancels: false, graceHours: 24, version: "v1" });
});

describe("paying by bank transfer", () => {
  it("requires an account and a depositor, with the specification's error codes", () => {
    const { error } = method.asks.safeParse({ selectedBankAccount: "", transferAccountHolder: "x" });
    expect(Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [])).toEqual({
      selectedBankAccount: "bank_account_required",
      transferAccountHolder: "depositor_too_short",
    });
    expect(method.asks.safeParse({ selectedBankAccount: "7", transferAccountHolder: "Бат" }).success).toBe(true);
  });

  it("is always offered, includes delivery, and does not have the money at once", async () => {
    expect(await method.offer()).toMatchObject({ isOffered: true, details: {} });
    expect([method.delivers, method.immediate]).toEqual([true, false]);
  });

  it.each([true, false])("makes totals unique when that is switched on: %s", async (enabled) => {
    discount.mockResolvedValue({ enabled, version: "v1" });
    expect(await method.offer()).toMatchObject({ isOffered: true, hasTransferDiscount: enabled });
  });

  it.each([0, 24])("gives as many hours to pay as the owner has set: %i", async (hours) => {
    deadline.mockResolvedValue({ hours, cancels: false, graceHours: 24, version: "v1" });
    expect(await method.offer()).toMatchObject({ paymentTermHours: hours });
  });

  it("shows the account of an order, and nothing for an order without one", () => {
    const bankAccount = { id: 1, bankName: "KB", accountNumber: "123-45", accountHolder: "Зах" };
    expect(method.factsOf({ bankAccount })).toEqual({ bankName: "KB", accountNumber: "123-45", accountHolder: "Зах" });
    expect(method.factsOf({})).toEqual({});
  });

  it("has a label for each fact in every language", () => {
    for (const language of LANGUAGES) {
      for (const fact of method.facts) expect(method.texts[language]).toHaveProperty([`fact.${fact}`]);
    }
  });
});
