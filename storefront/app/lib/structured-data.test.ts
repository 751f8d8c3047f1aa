import { describe, expect, it } from "vitest";
import { jsonLd } from "./structured-data";

describe("what a page says to search engines", () => {
  it("is JSON that no text can break out of", () => {
    const written = jsonLd([{ "@type": "Product", name: "</script><script>alert(1)</script>" }]);
    expect(written).not.toContain("<");
    expect(JSON.parse(written)["@graph"][0].name).toBe("</script><script>alert(1)</script>");
  });

  it("is nothing where there is nothing to say", () => {
    expect(jsonLd(undefined)).toBe("");
    expect(jsonLd([])).toBe("");
  });
});
