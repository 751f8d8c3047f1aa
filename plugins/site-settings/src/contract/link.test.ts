import { describe, expect, it } from "vitest";
import { isSiteLink, siteLink, socialLink } from "./link";

describe("a link of the menu", () => {
  it("is a path of this site, or an http, mail or telephone address", () => {
    for (const url of [
      "/",
      "/contact",
      "/products/1?tab=a#b",
      "/үйлчилгээ",
      "https://example.com/a",
      "http://example.com",
    ]) {
      expect(isSiteLink(url), url).toBe(true);
    }
    expect(isSiteLink("mailto:zakh@example.com")).toBe(true);
    expect(isSiteLink("tel:+821012345678")).toBe(true);
  });

  it("never runs a script or leads to a disguised address", () => {
    const refused = [
      "javascript:alert(1)",
      "JavaScript:alert(1)",
      "data:text/html,x",
      "//example.com",
      "/\\example.com",
      "contact",
      "",
    ];
    for (const url of refused) expect(isSiteLink(url), url).toBe(false);
    expect(siteLink.safeParse("/\t/example.com").success).toBe(false);
    expect(siteLink.safeParse("java\nscript:alert(1)").success).toBe(false);
  });

  it("is trimmed", () => {
    expect(siteLink.parse("  /contact ")).toBe("/contact");
  });
});

describe("a page of a social network", () => {
  it("is a web address, or empty", () => {
    expect(socialLink.parse(" https://facebook.com/zakh ")).toBe("https://facebook.com/zakh");
    expect(socialLink.parse("")).toBe("");
    for (const url of ["/page", "facebook.com/zakh", "mailto:a@b.mn", "javascript:alert(1)"]) {
      expect(socialLink.safeParse(url).error?.issues[0]?.message, url).toBe("social_link_invalid");
    }
  });
});
