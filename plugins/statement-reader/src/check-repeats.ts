import { LIMITS } from "./limits";
import { Refused } from "./refused";

/** The beginning of a row, or of a cell that has content, in the words of OpenDocument or of its Chinese sister, with what it says. */
const BEGINNING =
  /<(?:[^\s<>:/]*:)?(?:(table-row|行)|table-cell|数据)(?:_[^\s<>/]*)?(\s(?:[^<>"']|"[^"]*"|'[^']*')*)?>(?!\s*<\/)/g;
const REPEATED = /[\s:]number-(?:rows|columns)-repeated\s*=\s*["']?([^\s"'>]+)/;

/**
 * Refuses an .ods that states a cell once and means a million: the spreadsheet library writes out each of them. Cells without content, which
 * fill a sheet to its last row, are not written out.
 * @throws `too_large`
 */
export function checkRepeats(xml: string): void {
  let inRow = 1;
  let repeated = 0;
  for (const [, row, said = ""] of xml.matchAll(BEGINNING)) {
    const times = Math.max(1, Number(REPEATED.exec(said)?.[1]) || 1);
    if (row) inRow = times;
    else if (!said.endsWith("/")) repeated += inRow * times - 1;
    if (repeated > LIMITS.repeatedCells) throw new Refused("too_large");
  }
}
