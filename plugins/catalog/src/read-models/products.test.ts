import { describe, expect, it } from "vitest";
import { primaryFirst } from "./products";

describe("pictures of a product", () => {
  it("start with the primary one, which is listed once", () => {
    expect(primaryFirst("b", ["a", "b", "c"])).toEqual(["b", "a", "c"]);
    expect(primaryFirst("z", ["a"])).toEqual(["z", "a"]);
  });

  it("stay as they are when none is primary", () => {
    expect(primaryFirst("", ["a", "b"])).toEqual(["a", "b"]);
  });
});
