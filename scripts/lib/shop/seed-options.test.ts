import { describe, expect, it } from "vitest";
import { readSeedOptions } from "./seed-options.ts";

describe("what the seed is asked for", () => {
  it("is nothing when it is started without arguments", () => {
    expect(readSeedOptions([])).toEqual({ products: null, orders: null, users: null, pictures: null });
  });

  it("is so many products, orders, users and pictures, in either spelling, or some of them", () => {
    expect(readSeedOptions(["--products", "5000", "--orders", "20000"])).toMatchObject({
      products: 5000,
      orders: 20000,
    });
    expect(readSeedOptions(["--orders=0"])).toMatchObject({ products: null, orders: 0 });
    expect(readSeedOptions(["--users", "7", "--pictures=9"])).toMatchObject({ orders: null, users: 7, pictures: 9 });
  });

  it("is refused by name when it is not a number that can be filled up to", () => {
    for (const value of ["", "many", "1.5", "5,000", "1e3", "1000001", "٣"]) {
      expect(() => readSeedOptions(["--products", value]), value).toThrow(
        `--products takes a whole number from 0 to 1000000, not "${value}"\nusage: npm run seed`,
      );
    }
    expect(() => readSeedOptions(["--orders=-1"])).toThrow('--orders takes a whole number from 0 to 1000000, not "-1"');
  });

  it("is refused when it is something else, or half of it is missing", () => {
    for (const args of [["--shops", "3"], ["5000"], ["--orders"], ["--products", "--orders", "5"]]) {
      expect(() => readSeedOptions(args), args.join(" ")).toThrow(
        "usage: npm run seed -- [--products N] [--orders N] [--users N] [--pictures N]",
      );
    }
  });
});
