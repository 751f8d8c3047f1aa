import { createRequire } from "node:module";
import { FeatureFlag, Modules } from "@medusajs/framework/utils";
import { expect, it } from "vitest";
import { bootCommerce } from "./boot";

it("nothing of Medusa's Enterprise Edition, which needs a paid licence, is turned on or loaded", async () => {
  const { container } = await bootCommerce();
  for (const flag of ["rbac", "rbac_filter_fields"]) expect(FeatureFlag.isFeatureEnabled(flag)).toBe(false);
  expect(container.hasRegistration(Modules.RBAC)).toBe(false);
  const loaded = Object.keys(createRequire(__filename).cache);
  expect(loaded.some((file) => file.includes("/@medusajs/medusa/"))).toBe(true);
  expect(loaded.filter((file) => /\/@medusajs\/(?:rbac|auth-oidc)\//.test(file))).toEqual([]);
});
