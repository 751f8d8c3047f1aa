import { generateEntityId } from "@medusajs/framework/utils";
import { describe, expect, it } from "vitest";
import { medusaId } from "./medusa-id";

const ULID = "[0-9A-HJKMNP-TV-Z]{26}";

describe("an id made in bulk", () => {
  it("looks like an id that Medusa makes", () => {
    const form = new RegExp(`^order_${ULID}$`);
    expect(medusaId("order", new Date())).toMatch(form);
    expect(generateEntityId(undefined, "order")).toMatch(form);
  });

  it("encodes its time as Medusa's ids do, so that ids sort by age", () => {
    const before = medusaId("order", new Date());
    const medusas = generateEntityId(undefined, "order");
    const after = medusaId("order", new Date(Date.now() + 1));
    expect(medusas.slice(0, 16) >= before.slice(0, 16)).toBe(true);
    expect(medusas.slice(0, 16) <= after.slice(0, 16)).toBe(true);
    expect(medusaId("order", new Date(1469918176385))).toMatch(/^order_01ARYZ6S41/);
  });

  it("is never made twice", () => {
    const at = new Date();
    expect(new Set(Array.from({ length: 5000 }, () => medusaId("order", at))).size).toBe(5000);
  });
});
