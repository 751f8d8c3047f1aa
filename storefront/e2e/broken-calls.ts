import type { Page, Route } from "@playwright/test";

/** The ways in which a call fails: an answer that is an error, and none; and what the back office says of it. */
export const BROKEN: [how: string, fail: (route: Route) => Promise<void>, why: string][] = [
  ["answers 500", (route) => route.fulfill({ status: 500, body: "<html>" }), "Серверийн алдаа гарлаа"],
  ["does not answer at all", (route) => route.abort("connectionrefused"), "Сервертэй холбогдож чадсангүй"],
];

/** What went wrong in the page's own code while it was open. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  return faults;
}
