import { describe, expect, it } from "vitest";
import { refuseChanged, versionOf, withVersion } from "./version";

describe("the version of what a form edits", () => {
  it("is the same for the same values, in whatever order their keys stand", () => {
    expect(versionOf({ a: 1, b: { c: "x", d: [1, 2] } })).toBe(versionOf({ b: { d: [1, 2], c: "x" }, a: 1 }));
  });

  it.each<[what: string, one: unknown, other: unknown]>([
    ["another value", { a: 1 }, { a: 2 }],
    ["a number and its text", { a: 1 }, { a: "1" }],
    ["null and an empty text", { a: null }, { a: "" }],
    ["another order of a list", { a: [1, 2] }, { a: [2, 1] }],
    ["a value under another key", { a: 1 }, { b: 1 }],
    ["a value further inside", { a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }],
    ["keys that look like values", { a: '1","b":"2' }, { a: "1", b: "2" }],
  ])("is another one for %s", (_what, one, other) => {
    expect(versionOf(one)).not.toBe(versionOf(other));
  });

  it("is the same with a key that has no value and without the key", () => {
    expect(versionOf({ a: 1, b: undefined })).toBe(versionOf({ a: 1 }));
  });

  it("is short, and of letters that any form may carry", () => {
    expect(versionOf({ нэр: "Хонины мах" })).toMatch(/^[\w-]{12}$/);
  });

  it("stands beside the values that it is of, and sees no others", () => {
    const one = withVersion({ id: 1, name: "Хонь", sold: 5 }, ["name"]);
    const other = withVersion({ id: 1, name: "Хонь", sold: 6 }, ["name"]);
    expect(one).toEqual({ id: 1, name: "Хонь", sold: 5, version: other.version });
  });
});

describe("a change that says which values it was made from", () => {
  const present = withVersion({ name: "Хонь" });

  it("is made when they are the present ones", async () => {
    await expect(refuseChanged(present.version, async () => present)).resolves.toBeUndefined();
  });

  it("is refused with the present values when they are not", async () => {
    await expect(refuseChanged(versionOf({ name: "Ямаа" }), async () => present)).rejects.toMatchObject({
      status: 409,
      code: "changed_meanwhile",
      extra: { present },
    });
  });

  it("is made without looking when it says nothing", async () => {
    await refuseChanged(undefined, () => expect.unreachable("nothing should be read"));
  });
});
