import { expect, it } from "vitest";
import { withPictureUrls } from "./picture-urls";

const day = new Date(0);

it("completes the addresses of pictures, and nothing else", () => {
  const product = {
    thumbnail: "/static/img/1.webp",
    images: [{ url: "/static/img/1.webp" }, { url: "https://elsewhere.example/2.webp" }],
    description: "/static/img/1.webp",
    created_at: day,
    metadata: null,
  };
  expect(withPictureUrls({ products: [product], count: 1 }, "https://medusa.example.com")).toEqual({
    products: [
      {
        ...product,
        thumbnail: "https://medusa.example.com/static/img/1.webp",
        images: [{ url: "https://medusa.example.com/static/img/1.webp" }, { url: "https://elsewhere.example/2.webp" }],
      },
    ],
    count: 1,
  });
  expect(product.thumbnail).toBe("/static/img/1.webp");
});
