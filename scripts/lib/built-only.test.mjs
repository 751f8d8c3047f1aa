import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ROOT } from "./paths.mjs";

/** @type {string} */
let image;

beforeEach(() => {
  mkdirSync(join(ROOT, ".data"), { recursive: true });
  image = mkdtempSync(join(ROOT, ".data", "image-"));
  for (const part of ["scripts/lib", "plugins/kit/src/plain"])
    cpSync(join(ROOT, part), join(image, part), { recursive: true });
  writeFileSync(join(image, "package-lock.json"), "{}");
});

afterEach(() => rmSync(image, { recursive: true, force: true }));

it("nothing is installed or compiled where there is no compiler's project, as in an image", async () => {
  const crew = /** @type {any} */ ({ run: () => Promise.reject(new Error("Something was started")) });
  const stages = /** @type {any} */ ({
    run: (/** @type {string} */ _, /** @type {() => Promise<void>} */ work) => work(),
  });
  const { installPackages } = await import(join(image, "scripts/lib/install.mjs"));
  const { Build } = await import(join(image, "scripts/lib/build.mjs"));
  const before = readdirSync(image).sort();
  await installPackages(crew, stages, image);
  await new Build(crew, stages, image).all();
  expect(readdirSync(image).sort()).toEqual(before);
  // A checkout has one, and goes on as ever.
  writeFileSync(join(image, "tsconfig.plugins.json"), "{}");
  const again = await import(`${join(image, "scripts/lib/paths.mjs")}?checkout`);
  expect(again.BUILT_ONLY).toBe(false);
});
