import { describe, expect, it } from "vitest";
import { jsonLd, storeData } from "./structured-data";

describe("the structured data of a page", () => {
  it("is JSON that no text can close", () => {
    const written = jsonLd([{ "@type": "Product", name: "</script><script>alert(1)</script>" }]);
    expect(written).not.toContain("<");
    expect(JSON.parse(written)["@graph"][0].name).toBe("</script><script>alert(1)</script>");
  });

  it("omits a stored picture address that is invalid", () => {
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

  it("is empty without objects", () => {
    expect(jsonLd(undefined)).toBe("");
    expect(jsonLd([])).toBe("");
  });
});
