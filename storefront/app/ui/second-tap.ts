/** Ignores the second of two quick taps: what the first has opened or closed is no longer what the finger was meant for. */
export function ignoreSecondTap(): void {
  const untilNextTap = new AbortController();
  const ignore = (event: MouseEvent) => {
    // The browser counts taps in quick succession; on a busy phone the second may be handled late.
    if (event.detail < 2) return untilNextTap.abort();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("click", ignore, { capture: true, signal: untilNextTap.signal });
}
