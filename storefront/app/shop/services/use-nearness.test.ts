import type { Store } from "@zakh/marketplace/contract";
import { expect, it } from "vitest";
import { nearestFirst, shownKm } from "./use-nearness";

const store = (id: number, position: string) => ({ id, position }) as Store;

it("puts the nearest first, and leaves out whose place nobody has said", () => {
  const stores = [store(1, "37.56650,126.97800"), store(2, ""), store(3, "36.64000,127.49000")];
  const near = nearestFirst(stores, { latitude: 36.6424, longitude: 127.489 });
  expect(near.map(({ store: { id } }) => id)).toEqual([3, 1]);
  expect(near.map(({ km }) => shownKm(km))).toEqual(["0.3", expect.stringMatching(/^11\d$/)]);
});
