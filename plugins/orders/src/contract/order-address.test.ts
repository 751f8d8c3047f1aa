import { expect, it } from "vitest";
import { withAddressText } from "./order-address";

const ADDRESS = {
  postcode: "２８６４４",
  roadAddress: " 충북 청주시 1순환로 7 ",
  building: "101동 1502호",
  doorCode: "#1234",
};

it("makes the text of an address of its parts, whatever text is sent beside them", () => {
  const body = { customerName: "Болд", customerAddress: "Өөр газар", address: ADDRESS };
  expect(withAddressText(body)).toEqual({ ...body, customerAddress: "(28644) 충북 청주시 1순환로 7, 101동 1502호" });
});

it.each([{ customerAddress: "Чонжу хот 12" }, { customerAddress: "Чонжу хот 12", address: null }, {}, null, "x"])(
  "leaves %j as it is",
  (body) => {
    expect(withAddressText(body)).toBe(body);
  },
);

it("lets wrong parts be refused alone", () => {
  const { customerAddress } = withAddressText({ address: { ...ADDRESS, postcode: "1" } }) as {
    customerAddress: string;
  };
  expect(customerAddress.length).toBeGreaterThanOrEqual(5);
});
