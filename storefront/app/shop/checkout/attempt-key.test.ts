import { expect, it } from "vitest";
import { AttemptKey } from "./attempt-key";

it("gives the same order the same key and another order another one", () => {
  const attempt = new AttemptKey();
  const first = attempt.for({ cartItems: [1], totalAmount: "100" });
  expect(attempt.for({ cartItems: [1], totalAmount: "100" })).toBe(first);
  const changed = attempt.for({ cartItems: [1], totalAmount: "200" });
  expect(changed).not.toBe(first);
  expect(changed).toMatch(/^[0-9a-f]{32}$/);
});

it("gives two shoppers with the same order different keys", () => {
  expect(new AttemptKey().for({ a: 1 })).not.toBe(new AttemptKey().for({ a: 1 }));
});
