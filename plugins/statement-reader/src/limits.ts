const MB = 1024 * 1024;

/** What one file may be, and may take. A year of a busy shop is about 10,000 rows and 1 MB. */
export const LIMITS = {
  bytes: 5 * MB,
  /** of all parts of a workbook together, unpacked */
  unpackedBytes: 40 * MB,
  /** parts of a workbook; those of banks have about 15 */
  parts: 300,
  rows: 20_000,
  /** cells that an .ods does not write out, since they are equal to the one before or above */
  repeatedCells: 200_000,
  /** tags of a page inside one another; the parser takes longer for each the more there are */
  depth: 10_000,
  /** Cells to the right of these are not looked at. */
  columns: 100,
  /** characters of one cell that are kept */
  cellCharacters: 200,
  /** characters of all cells together, because a workbook stores a repeated text once */
  characters: 8_000_000,
  /** rows in which the header is looked for */
  headerRows: 30,
  gaps: 20,
  /** won of one transfer; more is no payment to a shop but a number that was read wrongly */
  amount: 9_999_999_999,
  /** rounds of hashing that a workbook asks for per password; Excel writes 100,000 */
  passwordRounds: 1_000_000,
  /** A file takes a second or two. Where all processors are busy customers go first, and it takes ten times as long. */
  readMs: 25_000,
  waitMs: 10_000,
  /** files read at once in this process: one core stays free for the shop */
  places: 1,
  waiting: 4,
  heapMb: 256,
} as const;
