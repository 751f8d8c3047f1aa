import { expect, test } from "vitest";
import { edgeMemory } from "./services.ts";

test("only the built storefront has a small memory: in development its process bundles, too", () => {
  expect(edgeMemory("production")).toContain("--max-old-space-size=256");
  expect(edgeMemory("development")).toEqual([]);
});
