import { expect, it } from "vitest";
import { postcodeIn } from "./postcode";

it.each([
  ["서울 강남구 테헤란로 1 (06134)", "06134"],
  ["06134 서울 강남구 테헤란로 1, 101동 202호", "06134"],
  ["(우) 28644 충북 청주시 흥덕구 12-3", "28644"],
  ["Чонжу хот, Хындог дүүрэг 12-3, ２８６４４", "28644"],
  ["서울 강남구\n06134", "06134"],
])("the postcode in %j is %s", (address, postcode) => {
  expect(postcodeIn(address)).toBe(postcode);
});

it.each([
  "서울 강남구 테헤란로 1",
  "서울 10203호, 10101동",
  "утас 010-1234-56789",
  "010123456789",
  "00123",
  "99999",
  "12345-678",
])("there is no postcode in %j", (address) => {
  expect(postcodeIn(address)).toBe("");
});
