/** How long after the first a second tap comes, in ms. */
const DOUBLE_TAP_MS = 500;

/** Ignores the second of two quick taps: what the first has opened or closed is no longer what the finger was meant for. */
export function ignoreSecondTap(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("click", ignore, { capture: true });
  setTimeout(() => window.removeEventListener("click", ignore, { capture: true }), DOUBLE_TAP_MS);
}
