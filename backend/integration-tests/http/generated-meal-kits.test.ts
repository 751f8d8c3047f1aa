import { expect, it } from "vitest";
import { Client, registeredShopper } from "./client";

it("answers a customer's generated meal kits, and only to them", async () => {
  const { client } = await registeredShopper();
  expect((await client.get("/api/generated-meal-kits")).body).toEqual([]);
  await new Client().refused(401, "GET", "/api/generated-meal-kits");
});
