import { describe, expect, it } from "vitest";
import { jsonLd, storeData } from "./structured-data";

describe("what a page says to search engines", () => {
  it("is JSON that no text can break out of", () => {
    const written = jsonLd([{ "@type": "Product", name: "</script><script>alert(1)</script>" }]);
    expect(written).not.toContain("<");
    expect(JSON.parse(written)["@graph"][0].name).toBe("</script><script>alert(1)</script>");
  });

  it("leaves out a picture's address that was stored and is none", () => {
    const store = { name: "Дэлгүүр", description: "", phone: "", email: "", address: "", openingHours: {} };
    const message = storeData(
      { ...store, logoUrl: "https://[", coverImageUrl: "/static/img/a.webp" } as never,
      "mn",
      "https://zakh.example/stores/1",
      "https://zakh.example",
    );
    expect(message.logo).toBeUndefined();
    expect(message.image).toEqual(["https://zakh.example/static/img/a.webp"]);
  });

  it("is nothing where there is nothing to say", () => {
    expect(jsonLd(undefined)).toBe("");
    expect(jsonLd([])).toBe("");
  });
});
