import { describe, expect, it } from "vitest";
import { isPictureLink, isShownInBrowser, pictureAddress, shownPicture } from "./picture-address";
import { pictureLink } from "./picture-link";

const GOOD = [
  "/static/img/a.webp",
  "/logo.png",
  "/static/img/a.webp?v=1",
  "/static/зураг.png",
  "https://example.com/a.png",
  "http://example.com/a.png?x=1#y",
  "HTTP://example.com/a",
  "https://пример.example/a.png",
  "https://[::1]/a.png",
];

const BAD = [
  "https://[",
  "https://",
  "https:",
  "http:///",
  "https://a b",
  "https://exa\tmple.com/a",
  "https://example.com:99999/a.png",
  "https://%zz/",
  "https://user@example.com/a.png",
  "https://user:password@example.com/a.png",
  "//evil.example/a",
  "/\\evil.example",
  "\\\\evil.example",
  "/a\u0000",
  "/a b",
  "/a\u0085",
  "javascript:alert(1)",
  "data:image/png;base64,AA",
  "mailto:a@b.mn",
  "a.png",
  "/",
  "/admin",
  "/api/logout",
  "/static/",
  "/static/../api/user",
  `/${"a".repeat(2000)}`,
  `https://example.com/${"a".repeat(2000)}`,
];

describe("the address of a picture", () => {
  it.each(GOOD)("may be %j", (link) => {
    expect(pictureLink.parse(link)).toBe(link);
    expect(shownPicture(link)).toBe(link);
  });

  it.each(BAD)("may not be %j, and none is shown where it was stored", (link) => {
    expect(isPictureLink(link)).toBe(false);
    expect(pictureLink.safeParse(link).success).toBe(false);
    expect(shownPicture(link)).toBe("");
  });

  it("is also a chosen file's object URL in a browser, which nobody may store", () => {
    const chosen = "blob:http://localhost:3000/6f1c";
    expect([isShownInBrowser(chosen), isShownInBrowser(GOOD[0] ?? ""), isShownInBrowser("data:image/png,x")]).toEqual([
      true,
      true,
      false,
    ]);
    expect(pictureLink.safeParse(chosen).success).toBe(false);
  });

  it("may be left empty, and is trimmed", () => {
    expect(pictureLink.parse("")).toBe("");
    expect(pictureLink.parse("  /logo.png ")).toBe("/logo.png");
  });

  it("gets the site's own origin when it is a path, and stays as it is when it leads elsewhere", () => {
    expect(pictureAddress("/a.png", "https://zakh.example")?.href).toBe("https://zakh.example/a.png");
    expect(pictureAddress("https://b.example/a.png", "https://zakh.example")?.href).toBe("https://b.example/a.png");
  });
});
