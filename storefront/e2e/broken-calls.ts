import type { Page, Route } from "@playwright/test";

export const answer500 = (route: Route) => route.fulfill({ status: 500, body: "<html>" });

export const noAnswer = (route: Route) => route.abort("connectionrefused");

/** Two ways in which a call fails, with the text that the back office shows: an error answer, and no answer. */
export const BROKEN: [how: string, fail: (route: Route) => Promise<void>, why: string][] = [
  ["answers 500", answer500, "Серверийн алдаа гарлаа"],
  ["does not answer at all", noAnswer, "Сервертэй холбогдож чадсангүй"],
];

/** The uncaught errors of a page, collected while it is open. */
export function watchPageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}
