import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { animationsEnd } from "./animations";

const ROOT = join(import.meta.dirname, "..", "..");

/** Takes a picture for a document, into the folder that this environment variable names; nothing without it. */
export async function documentPicture(page: Page, variable: `${string}_PICTURES`, name: string): Promise<void> {
  const folder = process.env[variable];
  if (!folder) return;
  await animationsEnd(page);
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(join(ROOT, folder, `${name}-360.webp`));
}
