import { createElement, Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { lazyPage } from "./lazy-page";

const rendered = (page: ReturnType<typeof lazyPage>) =>
  renderToStaticMarkup(createElement(Suspense, { fallback: "loading" }, createElement(page)));

test("a page whose code was preloaded is rendered at once, without the fallback", async () => {
  const code = Promise.resolve({ default: () => "the page" });
  const page = lazyPage(() => code);
  expect(rendered(page)).toContain("loading");
  page.preload();
  await code;
  await Promise.resolve();
  expect(rendered(page)).toBe("the page");
});

test("a preload that fails is tried again when the page is rendered", async () => {
  const answers = [Promise.reject(new Error("offline")), Promise.resolve({ default: () => "the page" })];
  const page = lazyPage(() => answers.shift() ?? Promise.reject(new Error("loaded too often")));
  page.preload();
  await Promise.resolve();
  expect(rendered(page)).toContain("loading");
  expect(answers).toHaveLength(0);
});
