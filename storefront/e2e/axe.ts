import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails with the axe violations of the current page, including dialogs and toasts. */
export async function expectNoViolations(page: Page, what = page.url()) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes[0]?.target}`)).toEqual([]);
}
