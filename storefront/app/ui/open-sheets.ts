interface OpenSheet {
  element: HTMLElement;
  close: () => void;
}

/** The uppermost sheet is the last: sheets may open over others. */
const sheets: OpenSheet[] = [];

/** Returns a function that removes it again. */
export function addOpenSheet(sheet: OpenSheet): () => void {
  sheets.push(sheet);
  return () => {
    sheets.splice(sheets.indexOf(sheet), 1);
  };
}

export function hasOpenSheet(): boolean {
  return sheets.length > 0;
}

export function isUppermostSheet(element: HTMLElement | null): boolean {
  return element === sheets.at(-1)?.element;
}

/** Returns whether a sheet was open. A sheet with unsaved changes may stay open and ask. */
export function closeUppermostSheet(): boolean {
  const uppermost = sheets.at(-1);
  uppermost?.close();
  return uppermost !== undefined;
}
