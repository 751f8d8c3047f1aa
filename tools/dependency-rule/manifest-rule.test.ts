import { describe, expect, it } from "vitest";
import { manifestViolations, undeclaredImports } from "./manifest-rule.ts";

const PROJECT = { devDependencies: { vitest: "4" } };

function manifest(content: object) {
  return [{ path: "plugins/gifts/package.json", text: JSON.stringify({ name: "@zakh/gifts", ...content }, null, 2) }];
}

/** @param content of package.json */
function undeclared(text: string, content: object, file: string = "workflows/give.ts") {
  return undeclaredImports([{ path: `plugins/gifts/src/${file}`, text }], manifest(content), PROJECT).map(
    ({ line, why }) => `${line}: ${why}`,
  );
}

const PG = 'import type { Pool } from "pg";\nexport const ask = (pool: Pool) => pool.query("SELECT 1");\n';

describe("what a plugin imports", () => {
  it("is declared as a dependency or a peer, its own files and those of Node need not be", () => {
    const text =
      'import "zod/v4";\nimport "@medusajs/framework/utils";\nimport "./a";\nimport "node:fs";\nimport "path";\n';
    const declared = { dependencies: { zod: "4" }, peerDependencies: { "@medusajs/framework": "2" } };
    expect(undeclared(text, declared)).toEqual([]);
    expect(undeclared('import "@zakh/gifts/contract";', {})).toEqual([]);
  });

  it("is refused when it is not declared, or for development only", () => {
    const why = /^2: package.json declares @medusajs\/framework as no dependency and no peer$/;
    const text = '\nimport { Modules } from "@medusajs/framework/utils";\nexport const name = Modules.ORDER;\n';
    expect(undeclared(text, {})).toEqual([expect.stringMatching(why)]);
    expect(undeclared(text, { devDependencies: { "@medusajs/framework": "2" } })).toEqual([expect.stringMatching(why)]);
  });

  it("may be for development when only its types are used", () => {
    expect(undeclared(PG, {})).toHaveLength(1);
    expect(undeclared(PG, { devDependencies: { "@types/pg": "8" } })).toEqual([]);
    expect(undeclared(PG, { dependencies: { "@types/pg": "8" } })).toEqual([]);
    expect(
      undeclared(`import pg from "pg";\nnew pg.Pool();\n`, { devDependencies: { "@types/pg": "8" } }),
    ).toHaveLength(1);
  });

  it("may be for development in a test, where the project's tools are there, too", () => {
    const text = 'import { it } from "vitest";\nimport { check } from "fast-check";\nit("is", check);\n';
    const declared = { devDependencies: { "fast-check": "4" } };
    expect(undeclared(text, declared, "workflows/give.test.ts")).toEqual([]);
    expect(undeclared(text, {}, "workflows/give.test.ts")).toEqual([expect.stringMatching(/fast-check/)]);
    expect(undeclared(text, declared)).toHaveLength(2);
  });
});

describe("a plugin's package.json", () => {
  it("has what an application may have only once as a peer, and for building it", () => {
    const once = { "@medusajs/framework": "~2.21.2", "@zakh/kit": "^0.1.0", react: "^18.3.1" };
    expect(manifestViolations(manifest({ peerDependencies: once, devDependencies: once }))).toEqual([]);
    expect(manifestViolations(manifest({ peerDependencies: { react: "^18.3.1" } }))).toEqual([
      expect.objectContaining({ line: 4, specifier: "react", why: expect.stringMatching(/a devDependency, too/) }),
    ]);
  });

  it("names peers as ranges", () => {
    const exact = { "@medusajs/framework": "2.21.2" };
    expect(manifestViolations(manifest({ peerDependencies: exact, devDependencies: exact }))).toEqual([
      expect.objectContaining({ specifier: "@medusajs/framework", why: expect.stringMatching(/a range/) }),
    ]);
  });

  it.each(["@medusajs/framework", "@medusajs/ui", "@zakh/orders", "react", "react-dom", "react-router-dom", "pg"])(
    "may not have %s as a dependency",
    (name) => {
      expect(manifestViolations(manifest({ dependencies: { zod: "4", [name]: "1" } }))).toEqual([
        {
          path: "plugins/gifts/package.json",
          line: 5,
          specifier: name,
          why: "an application has one of it: a peer, not a dependency",
        },
      ]);
    },
  );

  it("exports only what is packed", () => {
    const exports = {
      "./package.json": "./package.json",
      "./contract": {
        import: "./src/contract/index.ts",
        require: { default: "./.medusa/server/src/contract/index.js" },
      },
    };
    expect(manifestViolations(manifest({ files: [".medusa/server", "src/contract"], exports }))).toEqual([]);
    expect(manifestViolations(manifest({ files: [".medusa/server"], exports }))).toEqual([
      expect.objectContaining({ specifier: "./src/contract/index.ts" }),
    ]);
  });
});
