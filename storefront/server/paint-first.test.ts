import { expect, it } from "vitest";
import { hashInlineScripts } from "./inline-scripts.mjs";
import { paintFirst } from "./paint-first.mjs";

const PAGE = `<head><link rel="modulepreload" href="/assets/a.js"/><script nonce="n1">a()</script><script nonce="n1" type="module" async="">import "/assets/a.js";</script>`;

it("fetches no script before what is seen", () => {
  expect(paintFirst(PAGE, "n1")).toContain('<link rel="once-painted" href="/assets/a.js"/>');
  expect(paintFirst(PAGE, "n1")).not.toContain('<link rel="modulepreload"');
});

it.each(['<input name="email"/>', '<meta name="robots" content="noindex"/>'])(
  "fetches the scripts at once of a page with %s",
  (part) => {
    expect(paintFirst(PAGE + part, "n1")).toContain(
      '<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>',
    );
  },
);

it("counts no form without a field, as around home's categories", () => {
  expect(paintFirst(`${PAGE}<form action="/"><button name="category"></button></form>`, "n1")).toContain(
    'once-painted" href',
  );
});

it("keeps the page's module as it is, but as a text that something else runs", () => {
  const html = paintFirst(PAGE, "n1");
  expect(html).not.toContain('type="module"');
  expect(html).toContain('type="text/plain" id="once-painted">import "/assets/a.js";</script>');
  expect(html).toContain("createElement");
});

it("lets the policy allow each", () => {
  expect(hashInlineScripts(PAGE, "n1").sources).toHaveLength(2);
  const { html, sources } = hashInlineScripts(paintFirst(PAGE, "n1"), "n1");
  expect(sources).toHaveLength(3);
  expect(html).not.toContain("n1");
});

it("leaves a page without a module alone", () => {
  const page = '<head></head><p>1</p><script nonce="n1">a()</script>';
  expect(paintFirst(page, "n1")).toBe(page);
});
