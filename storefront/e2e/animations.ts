import type { Page } from "@playwright/test";

/** Waits until what fades or moves has come to its end. Endless animations, as of skeletons, do not count. */
export function animationsEnd(page: Page) {
  return page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState }) => playState === "running")
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
}
