import { MedusaModule } from "@medusajs/framework/modules-sdk";
import { expect, it } from "vitest";
import { bootCommerce } from "./boot";

it("no index of Medusa's search is defined, so migrating may leave them out", async () => {
  await bootCommerce();
  expect(MedusaModule.getSearchIndexes()).toEqual([]);
});
