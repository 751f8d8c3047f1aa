import { describe, expect, it } from "vitest";
import { isUnlikelyWeight, readPackedWeight } from "./packing";

describe("a weight that somebody types from a scale", () => {
  it.each<[string, number | undefined]>([
    ["1.87", 1.87],
    [" 1,87 ", 1.87],
    ["1.870", 1.87],
    ["１．８７", 1.87],
    ["1.875", 1.88],
    [".5", 0.5],
    ["2.", 2],
    ["0", 0],
    ["99", 99],
    ["1870", 1.87],
    ["100", 0.1],
    ["099", 99],
    ["120.0", 120],
    ["1.2+0.65", 1.85],
    ["1200+650+", 1.85],
    ["1.2+", 1.2],
    ["1.2++1", undefined],
    ["+", undefined],
    ["", undefined],
    ["abc", undefined],
    ["-1", undefined],
    ["1.8755", undefined],
    ["1.2.3", undefined],
    ["1e3", undefined],
    ["2001.0", undefined],
  ])("%j is %s kg", (typed, kilograms) => {
    expect(readPackedWeight(typed)).toBe(kilograms);
  });

  it("is asked about from half as much again and 0.5 kg on, below a tenth, and where there is none", () => {
    for (const [ordered, least, most] of [
      [2, 0.2, 3.5],
      [0.1, 0.01, 0.65],
      [99, 9.9, 149],
    ] as const) {
      expect([least, most].map((packed) => isUnlikelyWeight(ordered, packed))).toEqual([false, false]);
      expect([0, least - 0.01, most + 0.01].map((packed) => isUnlikelyWeight(ordered, packed))).not.toContain(false);
    }
  });
});
