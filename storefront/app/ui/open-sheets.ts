interface OpenSheet {
  element: HTMLElement;
  close: () => void;
}

/** The uppermost last: one may open over another, or while another closes. */
const sheets: OpenSheet[] = [];

/** Answers what takes it off again. */
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

/** Answers whether there was one. It may stay, with a question, when it holds what is not saved. */
export function closeUppermostSheet(): boolean {
  const uppermost = sheets.at(-1);
  uppermost?.close();
  return uppermost !== undefined;
}
