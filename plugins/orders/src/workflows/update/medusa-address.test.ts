import { describe, expect, it } from "vitest";
import { shopRecipient } from "./medusa-address";

const placed = { first_name: "Болд", phone: "010-1234-5678", address_1: "서울 강남구 1" };

describe("shopRecipient", () => {
  it("reads an address as it was entered at checkout", () => {
    expect(shopRecipient({ ...placed, last_name: null, address_2: "", city: " " })).toEqual({
      customerName: "Болд",
      customerPhone: "010-1234-5678",
      customerAddress: "서울 강남구 1",
    });
  });

  it("joins the parts that Medusa stores separately", () => {
    const whole = {
      ...placed,
      last_name: "Дорж",
      address_2: "201",
      company: "Зах",
      city: "서울",
      postal_code: "06236",
    };
    expect(shopRecipient(whole)).toMatchObject({
      customerName: "Болд Дорж",
      customerAddress: "서울 강남구 1, 201, Зах, 서울, 06236",
    });
  });

  it.each([
    ["customer_name_too_short", { first_name: "Б" }],
    ["phone_invalid", { phone: null }],
    ["address_too_short", { address_1: "" }],
  ])("refuses what checkout would: %s", (code, changed) => {
    expect(() => shopRecipient({ ...placed, ...changed })).toThrow(expect.objectContaining({ status: 400, code }));
  });
});
