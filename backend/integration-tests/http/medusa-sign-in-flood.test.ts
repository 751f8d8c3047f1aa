import { expect, it } from "vitest";
import { Client, commerceUrl, fromElsewhere, newShopper } from "./client";

it("a hundred wrong calls to Medusa's sign-in block nobody in the shop, at other addresses or on a known device", async () => {
  const here = fromElsewhere();
  const shopper = newShopper();
  const own = new Client(commerceUrl);
  expect((await own.post("/api/register", shopper, here)).status).toBe(201);
  const { email, username, password } = shopper;

  const flood = new Client(commerceUrl, new Map(), here);
  const statuses = [];
  for (let time = 0; time < 120; time += 1) {
    const wrong = { email: time % 2 ? email : `nobody-${time}@example.com`, password: "wrong-password" };
    statuses.push((await flood.post("/auth/customer/emailpass", wrong)).status);
  }
  expect(statuses).toContain(429);

  const sent = { username, password };
  expect((await own.post("/api/login", sent, here)).status).toBe(200);
  const stranger = newShopper();
  const elsewhere = fromElsewhere();
  await new Client(commerceUrl).post("/api/register", stranger, elsewhere);
  const other = { username: stranger.username, password: stranger.password };
  expect((await new Client(commerceUrl).post("/api/login", other, elsewhere)).status).toBe(200);
});
