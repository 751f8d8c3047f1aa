import type { Locator } from "@playwright/test";

/** The names of a dialog's buttons that `cover` covers, wholly or partly; a toast that lies in the dialog has its own. */
export async function coveredButtons(dialog: Locator, cover: Locator): Promise<string[]> {
  const over = await cover.boundingBox();
  const hidden: string[] = [];
  for (const button of await dialog.getByRole("button").and(dialog.page().locator(":not([data-toast] *)")).all()) {
    const box = await button.boundingBox();
    if (!over || !box) continue;
    const apart =
      box.x >= over.x + over.width ||
      over.x >= box.x + box.width ||
      box.y >= over.y + over.height ||
      over.y >= box.y + box.height;
    if (!apart) hidden.push((await button.getAttribute("aria-label")) ?? (await button.innerText()));
  }
  return hidden;
}
