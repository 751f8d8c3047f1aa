import { describe, expect, it } from "vitest";
import { slugFrom } from "./slug";

describe("slug of a name", () => {
  it("is small letters with hyphens for spaces, without punctuation", () => {
    expect(slugFrom("Fresh Beef & Lamb, 4 kg!")).toBe("fresh-beef-lamb-4-kg");
    expect(slugFrom("  Sausages -- smoked  ")).toBe("sausages-smoked");
  });

  it("keeps Cyrillic and Korean letters", () => {
    expect(slugFrom("Үхрийн мах, ясгүй")).toBe("үхрийн-мах-ясгүй");
    expect(slugFrom("소고기 (국내산)")).toBe("소고기-국내산");
  });

  it("is the same for a letter written with a combining mark", () => {
    expect(slugFrom("Й".normalize("NFD"))).toBe(slugFrom("Й"));
  });

  it("is empty when there is nothing to make it from", () => {
    expect(slugFrom("!!! 🥩 ---")).toBe("");
  });

  it("is its own slug", () => {
    const slug = slugFrom("Бусад 2-р зэрэг");
    expect(slugFrom(slug)).toBe(slug);
  });
});
