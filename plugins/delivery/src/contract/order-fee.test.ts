import { DEFAULT_ISLANDS, type Island, island, SETTINGS } from "@zakh/site-settings/contract";
import { describe, expect, it } from "vitest";
import { islandOf, missingForFree, orderFee } from "./order-fee";

it.each([
  [49_999, 50_000, 4000, 1],
  [50_000, 50_000, 0, 0],
  [50_001, 50_000, 0, 0],
  [50_000, 0, 4000, 0],
])("of goods for %i won, free from %i on, is %i won, with %i missing", (subtotal, freeFrom, fee, missing) => {
  expect(orderFee(4000, subtotal, { freeFrom, islands: [] })).toBe(fee);
  expect(missingForFree(4000, subtotal, { freeFrom })).toBe(missing);
});

it("lacks nothing where delivery costs nothing anyway", () => {
  expect(missingForFree(0, 1000, { freeFrom: 50_000 })).toBe(0);
});

it.each([
  ["50,000", "50000"],
  ["₩50.000", "50000"],
  [" 50 000 ", "50000"],
  ["50000", "50000"],
  [50_000, "50000"],
  ["", "0"],
  ["0", "0"],
])("the sum may be typed as %j", (typed, from) => {
  expect(SETTINGS["free-delivery"].schema.parse({ from: typed })).toEqual({ from });
});

it.each(["1.5", "-1", "free", "1234567890", -1, 1.5, null])("the sum cannot be %j", (typed) => {
  expect(SETTINGS["free-delivery"].schema.safeParse({ from: typed }).success).toBe(false);
});

describe("an island", () => {
  const surcharges: Record<string, number> = { "63000": 3000, "40200": 5000 };
  const islands = DEFAULT_ISLANDS.islands.map((one) => ({ ...one, surcharge: surcharges[one.from] ?? 0 }));

  it("costs nothing more until the owner says how much", () => {
    expect(orderFee(4000, 10_000, { freeFrom: 0, ...DEFAULT_ISLANDS }, "63100 제주")).toBe(4000);
  });

  it.each([
    ["(63000) 제주시 연동 1", 7000],
    ["제주시 연동 1, 63644", 7000],
    ["63645 Jeju", 4000],
    ["62999 Gwangju", 4000],
    ["40210 울릉군", 9000],
    ["Чонжу хот, Хындог дүүрэг 12-3", 4000],
    ["010-6300-0000", 4000],
  ])("%s: delivery costs %i won", (address, fee) => {
    expect(orderFee(4000, 10_000, { freeFrom: 0, islands }, address)).toBe(fee);
  });

  it("costs its surcharge where delivery is free, too", () => {
    expect(orderFee(4000, 50_000, { freeFrom: 50_000, islands }, "63100 제주")).toBe(3000);
  });

  it("is the shortest of ranges that overlap, wherever it stands in the list", () => {
    const own = { name: "Удо", from: "63365", to: "63365", surcharge: null };
    const around = { name: "Сонсан", from: "63360", to: "63370", surcharge: 1000 };
    for (const all of [
      [own, around, ...islands],
      [...islands, around, own],
    ]) {
      expect(islandOf({ islands: all }, "63365 우도")).toBe(own);
      expect(islandOf({ islands: all }, "63366 우도")).toBe(around);
      expect(islandOf({ islands: all }, "63371 제주")?.surcharge).toBe(3000);
    }
  });

  it("is the first of equal ranges", () => {
    const [one, other] = ["Удо", "Удо 2"].map((name) => ({ name, from: "63365", to: "63365", surcharge: 0 }));
    expect(islandOf({ islands: [one, other] as Island[] }, "63365 우도")).toBe(one);
  });
});

it.each([
  [{ to: "62999" }, "to"],
  [{ from: "6300" }, "from"],
  [{ surcharge: -1 }, "surcharge"],
  [{ surcharge: 0.5 }, "surcharge"],
  [{ name: " " }, "name"],
])("an island cannot have %j", (change, field) => {
  const read = island.safeParse({ ...DEFAULT_ISLANDS.islands[0], ...change });
  expect(read.error?.issues[0]?.path).toEqual([field]);
});
