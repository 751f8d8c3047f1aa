import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { hashInlineScripts } from "./inline-scripts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("lists the hash of each inline script with the nonce, and removes the nonce", () => {
  const { html, sources } = hashInlineScripts(
    '<script nonce="n1">a()</script><script async="" nonce="n1" type="module">import "/ö.js"</script><script nonce="n1">a()</script>',
    "n1",
  );
  expect(sources).toEqual([hashOf("a()"), hashOf('import "/ö.js"')]);
  expect(html).not.toContain("nonce");
});

it("allows no inline script without the nonce, and lists none with a file", () => {
  const { sources } = hashInlineScripts(
    '<p><script>steal()</script><script nonce="guess">steal()</script><script nonce="n1" src="/a.js"></script></p>',
    "n1",
  );
  expect(sources).toEqual([]);
});
