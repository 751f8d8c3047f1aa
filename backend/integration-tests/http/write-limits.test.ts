import { expect, it } from "vitest";
import { commerceUrl, fromElsewhere, registeredShopper, signedInAdmin } from "./client";
import { newCategory, newOwner, retireCategory } from "./store-fixtures";

it("an owner may change a store 120 times in ten minutes, and is then refused with the time to wait", async () => {
  const admin = await signedInAdmin();
  const category = await newCategory(admin);
  const { client: owner, store } = await newOwner(category.id);
  // Bypasses the edge, which ignores forwarded addresses; other tests change stores from this machine's address.
  const client = owner.at(commerceUrl);
  const change = (headers = fromElsewhere()) =>
    client.send<{ code: string; message: string }>("PUT", `/api/stores/${store.id}`, { json: {}, headers });
  // Creating the store was the first.
  for (let number = 1; number < 120; number += 1) expect((await change()).status).toBe(200);
  const refused = await change({ ...fromElsewhere(), "Accept-Language": "ru" });
  expect([refused.status, refused.body.code]).toEqual([429, "too_many_requests"]);
  expect(refused.body.message).toMatch(/[а-я]/);
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(600);
  // A malformed request gets its own error, and others are not affected.
  expect(
    (await client.send("PUT", `/api/stores/${store.id}`, { json: { name: "" }, headers: fromElsewhere() })).status,
  ).toBe(400);
  expect((await newOwner(category.id)).store.id).toBeGreaterThan(store.id);
  await retireCategory(admin, category);
});

it("a customer may change their own account 120 times in ten minutes", async () => {
  const { client } = await registeredShopper();
  const change = () => client.send("PATCH", "/api/user", { json: { name: "Бат" }, headers: fromElsewhere() });
  for (let number = 0; number < 120; number += 1) expect((await change()).status).toBe(200);
  expect((await change()).status).toBe(429);
});
