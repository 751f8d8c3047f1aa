/** The sheet over all others: each is added at the end of the page when it opens. */
export function uppermostSheet(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
}

/** Returns whether a sheet was open. A sheet with unsaved changes may stay open and ask. */
export function closeUppermostSheet(): boolean {
  const uppermost = uppermostSheet();
  // As the browser asks it when Escape is pressed.
  uppermost?.dispatchEvent(new Event("cancel", { cancelable: true }));
  return uppermost !== undefined;
}
