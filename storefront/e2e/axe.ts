import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { animationsEnd } from "./animations";

/** Fails with the axe violations of the current page, including dialogs and toasts. */
export async function expectNoViolations(page: Page, what = page.url()) {
  // Elements that fade in or out are transparent, and axe would report their contrast.
  await animationsEnd(page);
  // Only the violations: axe would describe every element that passes, too. In "legacy mode" it needs no second page, in which it would load
  // itself again to merge the results of frames: the shop has none.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}
