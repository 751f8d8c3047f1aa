import type { Queryable } from "@zakh/kit/database/one-transaction";
import { afterEach, expect, it } from "vitest";
import { registerMeatLicences, requireLicence } from "./require-licence";

const sql = {} as Queryable;
const MEAT = { meat: "meat", isHidden: false } as const;

afterEach(() => registerMeatLicences(async () => true));

/** What becomes of meat of store 7, which has no licence. */
function saved(...[store, after, before]: [number | null, typeof MEAT | object, object?]) {
  registerMeatLicences(async (_sql, storeNumber) => storeNumber !== 7);
  return requireLicence(sql, store, { ...MEAT, ...after }, before && { ...MEAT, ...before });
}

it("refuses a store without a licence to show meat: a new product, one that was hidden, or one that was no meat", async () => {
  for (const before of [undefined, { isHidden: true }, { meat: "none" }])
    await expect(saved(7, MEAT, before)).rejects.toMatchObject({ status: 409, code: "store_licence_missing" });
  await expect(saved(7, { meat: "traced" })).rejects.toMatchObject({ code: "store_licence_missing" });
});

it("takes what is hidden, what is no meat, what was shown before, and meat of the shop and of a store with a licence", async () => {
  await saved(7, { isHidden: true });
  await saved(7, { meat: "none" });
  await saved(7, MEAT, MEAT);
  await saved(null, MEAT);
  await saved(8, MEAT);
});
