import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { bound } from "./bounded-queries";

const load = createRequire(createRequire(import.meta.url).resolve("@medusajs/medusa/commands/start"));

it("makes no array for a large index, and parses everything else as before", () => {
  const parser = { ...load("qs") } as Parameters<typeof bound>[0];
  bound(parser);
  const began = performance.now();
  expect(parser.parse("a[100000000]=1&b[5][c]=2", { arrayLimit: Number.POSITIVE_INFINITY })).toEqual({
    a: { 100000000: "1" },
    b: [{ c: "2" }],
  });
  expect(performance.now() - began).toBeLessThan(200);
  const many = Array.from({ length: 900 }, (_, place) => `id[]=${place}`).join("&");
  const { id } = parser.parse(many, { arrayLimit: Number.POSITIVE_INFINITY }) as { id: string[] };
  expect(id).toHaveLength(900);
});
