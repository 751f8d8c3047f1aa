import { expect, it } from "vitest";
import { hashPassword, passwordMatches } from "./password-hash";

it("matches the hashed password, and no other", async () => {
  const stored = await hashPassword("нууц үг 123");
  expect(stored).toMatch(/^\$argon2id\$/);
  expect(await passwordMatches(stored, "нууц үг 123")).toBe(true);
  expect(await passwordMatches(stored, "нууц үг 124")).toBe(false);
});

it("never matches without a hash", async () => {
  expect(await passwordMatches(undefined, "nobody has this password")).toBe(false);
});
