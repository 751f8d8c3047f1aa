import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails with what axe complains of on the page as it is now, dialogs and toasts included. */
export async function expectNoViolations(page: Page, what = page.url()) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes[0]?.target}`)).toEqual([]);
}
