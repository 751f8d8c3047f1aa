import { expect, it } from "vitest";
import { checkRepeats } from "./check-repeats";
import { readFile } from "./read-file";
import { Refused } from "./refused";
import { statementOf } from "./statement-of.testing";
import { zipOf } from "./zip-of.testing";

const ROWS = 'table:number-rows-repeated="1000000"';
const COLUMNS = 'table:number-columns-repeated="1000000"';
const cell = (attributes: string, text = "<text:p>7</text:p>") =>
  `<table:table-cell office:value-type="string" ${attributes}>${text}</table:table-cell>`;
const row = (attributes: string, cells: string) => `<table:table-row ${attributes}>${cells}</table:table-row>`;

it.each<[what: string, refused: boolean, xml: string]>([
  ["rows", true, row(ROWS, cell(""))],
  ["columns", true, row("", cell(COLUMNS))],
  ["both, a thousand times each", true, row(ROWS.replace("000000", "000"), cell(COLUMNS.replace("000000", "000")))],
  ["rows beside other words", true, row(`table:style-name='a>"b' ${ROWS.replaceAll('"', "'")}`, cell(""))],
  ["rows in another name space", true, row(ROWS, cell("")).replaceAll("table:", "t:")],
  ["rows without a name space", true, row(ROWS, cell("")).replaceAll("table:", "")],
  ["rows with an exponent", true, row('table:number-rows-repeated="1e6"', cell(""))],
  ["rows a little at a time", true, row('table:number-rows-repeated="30"', cell("")).repeat(10_000)],
  ["empty rows to the end of the sheet", false, row(ROWS, '<table:table-cell table:number-columns-repeated="16384"/>')],
  ["empty cells that are closed apart", false, row(ROWS, cell('table:number-columns-repeated="16384"', ""))],
  ["a row behind empty rows", false, row(ROWS, "<table:table-cell/>") + row("", cell(""))],
  ["20,000 rows with equal neighbours", false, row("", cell('table:number-columns-repeated="4"')).repeat(20_000)],
])("an .ods that repeats %s is refused: %s", (_what, refused, xml) => {
  if (refused) expect(() => checkRepeats(xml)).toThrow(Refused);
  else expect(() => checkRepeats(xml)).not.toThrow();
});

const DOCUMENT = (rows: string) =>
  `<?xml version="1.0"?><office:document-content><office:body><office:spreadsheet><table:table table:name="A">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`;
const odsOf = (rows: string) =>
  zipOf([
    { name: "META-INF/manifest.xml", content: '<?xml version="1.0"?><manifest:manifest/>' },
    { name: "content.xml", content: DOCUMENT(rows) },
  ]);
const fodsOf = (rows: string) => Buffer.from(DOCUMENT(rows).replaceAll("document-content", "document"));
const text = (value: string) => cell("", `<text:p>${value}</text:p>`);
const HEADER = row("", ["거래일시", "내용", "입금액", "비고", "비고"].map(text).join(""));
const PAID = ["2026-11-27 14:00:00", "NARAN", "5,000"].map(text).join("");

it.each([odsOf, fodsOf])(
  "an .ods is read by the cells that it has, and refused for what it has not, by %o",
  async (file) => {
    const filled = row("", PAID + cell('table:number-columns-repeated="2"')) + row(ROWS, "<table:table-cell/>");
    expect(statementOf(await readFile(file(HEADER + filled))).rows).toMatchObject([
      { payer: "NARAN", amount: 5000, texts: ["7", "7"] },
    ]);
    const wide = row('table:number-rows-repeated="15000"', PAID + cell('table:number-columns-repeated="20"'));
    expect(await readFile(file(HEADER + wide))).toEqual({ refused: "too_large" });
  },
);
