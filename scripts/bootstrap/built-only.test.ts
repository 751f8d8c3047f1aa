import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Context } from "../lib/processes/run-command.ts";
import { ROOT } from "./paths.mjs";

let image: string;

beforeEach(() => {
  mkdirSync(join(ROOT, ".data"), { recursive: true });
  image = mkdtempSync(join(ROOT, ".data", "image-"));
  for (const part of ["scripts", "plugins/kit/src/plain", "tsconfig.json"])
    cpSync(join(ROOT, part), join(image, part), { recursive: true });
  writeFileSync(join(image, "package-lock.json"), "{}");
});

afterEach(() => rmSync(image, { recursive: true, force: true }));

it("nothing is installed or compiled where there is no compiler's project, as in an image", async () => {
  const fail = () => Promise.reject(new Error("Something was started"));
  const context = { processes: { run: fail }, steps: { run: fail } } as unknown as Context;
  const { installPackages } = await import(join(image, "scripts/bootstrap/install.mjs"));
  const { Build } = await import(join(image, "scripts/lib/compile/build.ts"));
  const before = readdirSync(image).sort();
  await installPackages(1);
  await new Build(context, image).all();
  expect(readdirSync(image).sort()).toEqual(before);
  // A checkout has one, and goes on as ever.
  writeFileSync(join(image, "tsconfig.plugins.json"), "{}");
  const again = await import(`${join(image, "scripts/bootstrap/paths.mjs")}?checkout`);
  expect(again.BUILT_ONLY).toBe(false);
});
