import { expect, it } from "vitest";
import { firstPictureLink } from "./first-picture.mjs";

it("names the first picture that comes before the others, with its copies", () => {
  const page = `<img src="/logo.svg"/><img src="/static/img/a.webp" srcSet="/static/img/a-320.webp 320w, /static/img/a.webp 800w" sizes="(min-width: 769px) 50vw, 85vw" fetchpriority="high" alt="a"/><img src="/b.webp" fetchpriority="high"/>`;
  expect(firstPictureLink(page)).toBe(
    '</static/img/a.webp>; rel=preload; as=image; fetchpriority=high; imagesrcset="/static/img/a-320.webp 320w, /static/img/a.webp 800w"; imagesizes="(min-width: 769px) 50vw, 85vw"',
  );
});

it("names a picture without copies", () => {
  expect(firstPictureLink('<img alt="" src="/hero.svg" fetchpriority="high"/>')).toBe(
    "</hero.svg>; rel=preload; as=image; fetchpriority=high",
  );
});

it.each([
  '<img src="/logo.svg"/><link rel="preload" fetchpriority="high"/>',
  '<img src="https://example.com/a.webp" fetchpriority="high"/>',
  '<img src="/зураг.webp" fetchpriority="high"/>',
  '<img src="//example.com/a.webp" fetchpriority="high"/>',
])("says nothing of %s", (page) => {
  expect(firstPictureLink(page)).toBeUndefined();
});
