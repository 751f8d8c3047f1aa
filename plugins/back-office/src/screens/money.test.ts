import { expect, it } from "vitest";
import { won } from "./money";

it("groups won in the Korean format, from numbers and from strings of the API", () => {
  expect([won(26500), won("1234567")]).toEqual(["₩26,500", "₩1,234,567"]);
});
