import { ESLint } from "eslint";
import { expect, it } from "vitest";
import { PAGE_LIST } from "../../../storefront/app/pages";
import { edgeUrl } from "./client";

const ROOT = new URL("../../..", import.meta.url).pathname;
const INLINE = /<script(?![^>]*\b(?:src|type="application))[^>]*>([\s\S]*?)<\/script>/g;

it("the scripts inside pages use nothing that the oldest browsers lack", async () => {
  const scripts = new Set<string>();
  for (const { path, ...page } of PAGE_LIST) {
    if ("resource" in page) continue;
    const html = await (await fetch(edgeUrl + path.replace(/:id/g, "1").replace(/:\w+|\*/g, "none"))).text();
    for (const [, script] of html.matchAll(INLINE)) if (script) scripts.add(script);
  }
  // Those of the shop, of the router and of React.
  expect([...scripts].join()).toMatch(/getEntriesByName[\s\S]*__reactRouterContext/);
  const eslint = new ESLint({ cwd: ROOT, overrideConfigFile: "tools/browsers/eslint.config.mjs", ignore: false });
  const faults: string[] = [];
  for (const script of scripts) {
    const [result] = await eslint.lintText(script, { filePath: "inline.js" });
    faults.push(...(result?.messages.map(({ message }) => `${message}\n${script.slice(0, 200)}`) ?? []));
  }
  expect(faults).toEqual([]);
});
