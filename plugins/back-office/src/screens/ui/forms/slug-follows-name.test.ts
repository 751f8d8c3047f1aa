import { describe, expect, it } from "vitest";
import { slugFollowing } from "./slug-follows-name";

/** Types a name letter by letter. */
function type(slug: string, original: string, names: string[]): string {
  let before = original;
  return names.reduce((current, after) => {
    const next = slugFollowing(current, { original, before, after });
    before = after;
    return next;
  }, slug);
}

describe("the slug of a category", () => {
  it("is filled while a new category's name is typed", () => {
    expect(type("", "", ["Ү", "Үх", "Үхэр", "Үхэр ", "Үхэр м", "Үхэр мах!"])).toBe("үхэр-мах");
  });

  it("follows the name of an existing category while it equals the slug of its name", () => {
    expect(type("хонь", "Хонь", ["Хонь ", "Хонь м", "Хонь мах"])).toBe("хонь-мах");
  });

  it("stays when somebody edited it", () => {
    expect(type("mutton", "Хонь", ["Хонь ", "Хонь мах"])).toBe("mutton");
    expect(type("beef", "", ["Ү", "Үхэр"])).toBe("beef");
  });

  it("follows again after it was cleared", () => {
    expect(type("", "Хонь", ["Хонь м", "Хонь мах"])).toBe("хонь-мах");
  });
});
