import { Transform } from "node:stream";

/** Characters that a spreadsheet may read as the end of a cell. */
const ENDS = new Set([";", "\t", "\n", "\r"]);
/** Characters that may stand between that end and a formula. */
const SKIPPED = new Set([" ", '"']);
const FORMULA = new Set(["=", "+", "-", "@"]);

/**
 * A stream that quotes every cell of a CSV file, so that a spreadsheet which splits at `;` or tab does not read a part
 * of a cell as a formula. Such a spreadsheet still splits the second of two cells after its quote, so inside a cell a
 * `'` is put before anything that could start a formula there. The values stay the same otherwise, and empty cells stay
 * empty.
 */
export function quotedCsv(): Transform {
  let inside = false;
  let quoted = false;
  let atStart = true;
  let afterEnd = false;

  // Every delimiter of CSV is one byte in UTF-8 and never part of a longer character.
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
