import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { Client, edgeUrl } from "./client";

describe("the price list as a picture", () => {
  it.each(["", "?language=ru", "?language=en"])("is a PNG as wide as chats show it whole%s", async (query) => {
    const response = await fetch(`${edgeUrl}/api/price-list${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(width).toBe(1080);
    expect(height).toBeGreaterThan(1000);
  });

  it("is refused in another language", async () => {
    await new Client().refused(400, "GET", "/api/price-list?language=ko");
  });
});
