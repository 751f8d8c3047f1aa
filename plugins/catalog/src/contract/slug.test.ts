import { describe, expect, it } from "vitest";
import { slugFrom } from "./slug";

describe("the slug of a name", () => {
  it("is lower case with hyphens for spaces, without punctuation", () => {
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

  it("is empty when no letter or digit is left", () => {
    expect(slugFrom("!!! 🥩 ---")).toBe("");
  });

  it("does not change when it is made again", () => {
    const slug = slugFrom("Бусад 2-р зэрэг");
    expect(slugFrom(slug)).toBe(slug);
  });
});
