import { describe, expect, it } from "vitest";
import { refuseChanged, versionOf, withVersion } from "./version";

describe("the version of what a form edits", () => {
  it("is the same for the same values, in any order of their keys", () => {
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

  it("is the same with and without a key that has no value", () => {
    expect(versionOf({ a: 1, b: undefined })).toBe(versionOf({ a: 1 }));
  });

  it("is short, and uses only letters that any form may carry", () => {
    expect(versionOf({ нэр: "Хонины мах" })).toMatch(/^[\w-]{12}$/);
  });

  it("covers only the edited values", () => {
    const one = withVersion({ id: 1, name: "Хонь", sold: 5 }, ["name"]);
    const other = withVersion({ id: 1, name: "Хонь", sold: 6 }, ["name"]);
    expect(one).toEqual({ id: 1, name: "Хонь", sold: 5, version: other.version });
  });
});

describe("a change that names the version it was based on", () => {
  const present = withVersion({ name: "Хонь" });

  it("is accepted when that version is current", async () => {
    await expect(refuseChanged(present.version, async () => present)).resolves.toBeUndefined();
  });

  it("is refused with the current values when it is not", async () => {
    await expect(refuseChanged(versionOf({ name: "Ямаа" }), async () => present)).rejects.toMatchObject({
      status: 409,
      code: "changed_meanwhile",
      extra: { present },
    });
  });

  it("is accepted without a read when it names none", async () => {
    await refuseChanged(undefined, () => expect.unreachable("nothing should be read"));
  });
});
