import { randomUUID } from "node:crypto";
import type { Product } from "@zakh/catalog/contract";
import { beforeAll, expect, it } from "vitest";
import { Client, commerceUrl, fromElsewhere, signedInAdmin } from "./client";
import { plainProduct, Shopper } from "./orders-client";

let shopper: Shopper;
let beef: Product;

beforeAll(async () => {
  shopper = await Shopper.register();
  beef = await plainProduct();
});

async function newOrder(): Promise<number> {
  return (await shopper.place([{ productId: beef.id, quantity: 1 }])).id;
}

function lookUp(id: number | string, email: string, headers = fromElsewhere()) {
  return new Client(commerceUrl).get(`/api/orders/${id}?email=${encodeURIComponent(email)}`, headers);
}

function wrongEmail(): string {
  return `guess-${randomUUID()}@example.com`;
}

/** Guesses from one address for one order, one after the other. */
async function guess(times: number, id: number, headers: () => Record<string, string>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    // All notations of the number are the same order.
    statuses.push((await lookUp(`${"0".repeat(time % 4)}${id}`, wrongEmail(), headers())).status);
  }
  return statuses;
}

function many(count: number, status: number): number[] {
  return Array<number>(count).fill(status);
}

it("an order cannot be found by trying email addresses", async () => {
  const id = await newOrder();
  const here = fromElsewhere();
  expect(await guess(35, id, () => here)).toEqual([...many(30, 404), ...many(5, 429)]);
  const right = await lookUp(id, shopper.user.email, here);
  expect(right.status).toBe(429);
  expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await shopper.client.get(`/api/orders/${id}`)).status).toBe(200);
  expect((await (await signedInAdmin()).get(`/api/orders/${id}`)).status).toBe(200);
});

it("nobody can block another person's look-up, from any number of addresses", async () => {
  const id = await newOrder();
  expect(await guess(320, id, fromElsewhere)).toEqual(many(320, 404));
  const visitor = fromElsewhere();
  for (let time = 0; time < 3; time += 1) expect((await lookUp(id, shopper.user.email, visitor)).status).toBe(200);
  // The guesser now has one guess per address and hour, also of ten at once.
  const guesser = fromElsewhere();
  expect(await guess(3, id, () => guesser)).toEqual([404, 429, 429]);
  expect(Number((await lookUp(id, wrongEmail(), guesser)).headers.get("retry-after"))).toBeGreaterThan(3000);
  const hasty = fromElsewhere();
  const answers = await Promise.all(Array.from({ length: 10 }, () => lookUp(id, wrongEmail(), hasty)));
  expect(answers.map(({ status }) => status).sort()).toEqual([404, ...many(9, 429)]);
  expect((await lookUp(id, shopper.user.email)).status).toBe(200);
});

it("owner and admins are neither limited nor counted, also when they send an email", async () => {
  const id = await newOrder();
  const here = fromElsewhere();
  const own = `/api/orders/${id}?email=${encodeURIComponent(shopper.user.email)}`;
  const people = [shopper.client.at(commerceUrl), (await signedInAdmin()).at(commerceUrl)];
  for (const person of people) {
    for (let time = 0; time < 35; time += 1) {
      expect((await person.get(`/api/orders/${id}?email=${wrongEmail()}`, here)).status).toBe(200);
    }
  }
  expect(await guess(31, id, () => here)).toEqual([...many(30, 404), 429]);
  for (const person of people) expect((await person.get(own, here)).status).toBe(200);
  // Another account is limited like a visitor.
  const neighbour = (await Shopper.register()).client.at(commerceUrl);
  expect((await neighbour.get(own, here)).status).toBe(429);
});

it("an address that tries all numbers is slowed down, and correct look-ups never are", async () => {
  const id = await newOrder();
  const here = fromElsewhere();
  for (let time = 0; time < 40; time += 1) expect((await lookUp(id, shopper.user.email, here)).status).toBe(200);
  const statuses: number[] = [];
  for (let number = 900_000; number < 900_121; number += 1) {
    statuses.push((await lookUp(number, wrongEmail(), here)).status);
  }
  expect(statuses).toEqual([...many(120, 404), 429]);
});

it("malformed look-ups do not count", async () => {
  const id = await newOrder();
  const here = fromElsewhere();
  const client = new Client(commerceUrl);
  for (let time = 0; time < 40; time += 1) {
    expect((await client.get(`/api/orders/${id}?email=a@example.com&email=b@example.com`, here)).status).toBe(400);
  }
  expect((await lookUp(id, shopper.user.email, here)).status).toBe(200);
});
