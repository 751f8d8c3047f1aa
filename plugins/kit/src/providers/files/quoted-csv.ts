import { Transform } from "node:stream";

/** What a spreadsheet takes for the end of a cell that begins after a quote of another one. */
const ENDS = new Set([";", "\t", "\n", "\r"]);
/** What may stand between that end and a formula. */
const SKIPPED = new Set([" ", '"']);
const FORMULA = new Set(["=", "+", "-", "@"]);

/**
 * Quotes every cell of a CSV file on its way, so that a spreadsheet that separates by `;` or tab does not take a part of a cell for
 * a cell, and what stands in it for a formula. Such a spreadsheet still reads the second of two cells from its quote on, so within a
 * cell a `'` stands before what could begin a formula there. Otherwise the cells say the same as before; empty ones stay as they are.
 */
export function quotedCsv(): Transform {
  let inside = false;
  let quoted = false;
  let atStart = true;
  let afterEnd = false;

  // Every sign of a CSV file is one byte in UTF-8 that no longer character has within it.
  function quote(text: string): string {
    let result = "";
    for (const sign of text) {
      const ends = !inside && (sign === "," || sign === "\n" || sign === "\r");
      if (ends && quoted) result += '"';
      if (ends) {
        quoted = false;
        atStart = true;
      } else {
        if (sign === '"') inside = !inside;
        else if (atStart) {
          quoted = true;
          result += '"';
        }
        atStart = false;
      }
      if (afterEnd && FORMULA.has(sign)) result += "'";
      afterEnd = !ends && (ENDS.has(sign) || (afterEnd && SKIPPED.has(sign)));
      result += sign;
    }
    return result;
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, Buffer.from(quote(chunk.toString("latin1")), "latin1"));
    },
    flush(done) {
      done(null, quoted ? '"' : undefined);
    },
  });
}
