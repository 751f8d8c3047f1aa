import { expect, it } from "vitest";
import { won } from "./money";

it("groups won the Korean way, from numbers and from the wire's strings", () => {
  expect([won(26500), won("1234567")]).toEqual(["₩26,500", "₩1,234,567"]);
});
