import { CFB, type BookType as Library, utils, type WorkBook, write } from "@e965/xlsx";
import { encode } from "iconv-lite";
import { describe, expect, it } from "vitest";
import { type Grid, htmlOf, rowsOf, sheetOf, tableOf, textOf, workbookWith, xlsxOf } from "./bank-files.testing";
import { readFile } from "./read-file";
import { statementOf } from "./statement-of.testing";
import { type ZipPart, zipOf } from "./zip-of.testing";

const HEADER = ["거래일시", "내용", "입금액", "출금액", "잔액"];
const GRID: Grid = [
  HEADER,
  ["2026-11-27 14:02:11", "오윤치믁", 20_900, 0, 520_900],
  ["2026-11-27 15:10:00", "BAT BOLORMAA", 0, 10_000, 510_900],
];
const READ = [
  { at: "2026-11-27T05:02:11.000Z", payer: "오윤치믁", direction: "in", amount: 20_900, balance: 520_900 },
  { at: "2026-11-27T06:10:00.000Z", payer: "BAT BOLORMAA", direction: "out", amount: 10_000, balance: 510_900 },
];

function bookOf(grid: Grid, properties?: WorkBook["Workbook"]): WorkBook {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(grid), "Sheet1");
  return { ...book, Workbook: { ...book.Workbook, ...properties } };
}

/** As the library's, whose types forget some. */
type BookType = "biff2" | "biff3" | "biff4" | "biff5" | "biff8" | "xlsx" | "xlsb" | "ods" | "fods" | "xlml";
function bookAs(bookType: BookType, grid = GRID, properties?: WorkBook["Workbook"]): Buffer {
  return Buffer.from(
    write(bookOf(grid, properties), {
      type: "buffer",
      bookType: bookType as Library,
      compression: true,
      codepage: 949,
    }),
  );
}

/** As an old Excel in Korea writes it: the library that makes the file knows no Hangul there, and its bytes are put in. */
function oldBookAs(bookType: BookType, grid = GRID, properties?: WorkBook["Workbook"]): Buffer {
  const texts = new Map<string, Buffer>();
  const marked = grid.map((row) =>
    row.map((cell) => {
      if (typeof cell !== "string" || !/[가-힣]/.test(cell)) return cell;
      const bytes = encode(cell, "cp949");
      const mark = String.fromCharCode(97 + texts.size).repeat(bytes.length);
      texts.set(mark, bytes);
      return mark;
    }),
  );
  const book = bookAs(bookType, marked, properties);
  for (const [mark, bytes] of texts) bytes.copy(book, book.indexOf(mark));
  const encoding = book.indexOf(Buffer.from("42000200e404", "hex"));
  if (encoding > 0) book.writeUInt16LE(949, encoding + 4);
  return book;
}

/** The parts of a workbook, changed. */
function partsOf(change: (part: ZipPart) => Partial<ZipPart> = () => ({}), workbook = xlsxOf(GRID)): ZipPart[] {
  const { FullPaths, FileIndex } = CFB.read(workbook, { type: "buffer" });
  return FullPaths.flatMap((path: string, index: number) => {
    const content = FileIndex[index]?.content;
    if (!content || path.endsWith("/") || /Sh33tJ5/.test(path)) return [];
    const part = { name: path.replace(/^Root Entry\//, ""), content: Buffer.from(content) };
    return [{ ...part, ...change(part) }];
  });
}

const editing = (edit: (xml: string) => string) => partsOf(({ content }) => ({ content: edit(content.toString()) }));
const prefixed = (xml: string) =>
  /<(worksheet|sst|workbook|styleSheet)\b/.test(xml)
    ? xml.replace(/<(\/?)(?![?!])(\w+)/g, "<$1x:$2").replace(' xmlns="', ' xmlns:x="')
    : xml;
const strict = (xml: string) =>
  xml
    .replaceAll(
      "http://schemas.openxmlformats.org/spreadsheetml/2006/main",
      "http://purl.oclc.org/ooxml/spreadsheetml/main",
    )
    .replaceAll(
      "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
      "http://purl.oclc.org/ooxml/officeDocument/relationships",
    );

const text = textOf(GRID, ",");
const marks = Buffer.from([0xef, 0xbb, 0xbf]);
const unclosed = `<html><table border=1>${GRID.map((row) => `<tr>${row.map((cell) => `<td>${cell}`).join("")}`).join("\n")}</table>`;
const mime = (encoding: string, body: string) =>
  Buffer.from(
    [
      "MIME-Version: 1.0",
      'Content-Type: multipart/related; boundary="----=_NextPart_01"',
      "",
      "This document is a Single File Web Page.",
      "",
      "------=_NextPart_01",
      "Content-Location: file:///C:/0/sheet001.htm",
      `Content-Transfer-Encoding: ${encoding}`,
      'Content-Type: text/html; charset="utf-8"',
      "",
      body,
      "",
      "------=_NextPart_01--",
      "",
    ].join("\r\n"),
  );
const quotedPrintable = (html: string) =>
  Array.from(Buffer.from(html), (byte) =>
    byte === 61 || byte > 126 ? `=${byte.toString(16).toUpperCase()}` : String.fromCharCode(byte),
  )
    .join("")
    .replace(/((?:=[\dA-F]{2}|[^=]){70})/g, "$1=\r\n");

const FORMATS: Record<string, () => Buffer> = {
  xlsx: () => bookAs("xlsx"),
  xlsb: () => bookAs("xlsb"),
  ods: () => bookAs("ods"),
  "ods without styles": () => zipOf(partsOf(undefined, bookAs("ods")).filter(({ name }) => name !== "styles.xml")),
  "ods in one file of XML": () => bookAs("fods"),
  "XML of Excel 2003": () => bookAs("xlml"),
  "xls of Excel 97": () => bookAs("biff8"),
  "xls of Excel 5": () => oldBookAs("biff5"),
  "xls of Excel 4": () => oldBookAs("biff4"),
  "xls of Excel 3": () => oldBookAs("biff3"),
  "xls of Excel 2": () => oldBookAs("biff2"),
  "xlsx with sizes of 64 bits": () => zipOf(partsOf(() => ({ zip64: true }))),
  "xlsx with sizes behind the parts": () => zipOf(partsOf(() => ({ descriptor: true }))),
  "xlsx with sizes of 64 bits behind the parts": () => zipOf(partsOf(() => ({ descriptor: true, zip64: true }))),
  "xlsx that is not packed": () => zipOf(partsOf(() => ({ stored: true }))),
  "xlsx that is not packed, with sizes behind the parts": () =>
    zipOf(partsOf(() => ({ stored: true, descriptor: true }))),
  "xlsx whose names have backslashes": () => zipOf(partsOf(({ name }) => ({ name: name.replaceAll("/", "\\") }))),
  "xlsx whose names begin with a slash": () => zipOf(partsOf(({ name }) => ({ name: `/${name}` }))),
  "xlsx with absolute targets": () => zipOf(editing((xml) => xml.replace(/Target="(?!\/)/g, 'Target="/xl/'))),
  "xlsx with a line behind its end": () => Buffer.concat([xlsxOf(GRID), Buffer.from("\r\n\r\n")]),
  "xlsx with a prefix in its names": () => zipOf(editing(prefixed)),
  "xlsx of the strict kind": () => zipOf(editing(strict)),
  "xlsx without a table of texts": () => workbookWith(sheetOf(rowsOf(GRID))),
  "xlsx with pictures": () => zipOf([...partsOf(), { name: "xl/media/image1.png", content: Buffer.alloc(60_000_000) }]),
  "page without end tags": () => Buffer.from(unclosed),
  "page in CP949": () => encode(htmlOf(tableOf(GRID)), "cp949"),
  "page with end tags of rows only": () => Buffer.from(unclosed.replaceAll("\n", "</tr>\n")),
  "page whose table has no end": () => Buffer.from(unclosed.replace("</table>", "")),
  "page with a script in a cell": () =>
    Buffer.from(unclosed.replace("오윤치믁", "<script>alert('x')</script><style>td{}</style>오윤치믁")),
  "page in UTF-16": () => Buffer.concat([Buffer.from([0xff, 0xfe]), encode(unclosed, "utf16le")]),
  "web page in one file": () => mime("quoted-printable", quotedPrintable(unclosed)),
  "web page in one file, in base64": () => mime("base64", Buffer.from(unclosed).toString("base64")),
  "web page in one file, as it is": () => mime("8bit", unclosed),
  "text with tabs that is named .xls": () => Buffer.from(textOf(GRID, "\t")),
  "text with bars": () => Buffer.from(textOf(GRID, "|")),
  "text with bars and commas in amounts": () =>
    Buffer.from(GRID.map((row) => row.map((cell) => cell?.toLocaleString("en")).join(" | ")).join("\n")),
  "text with bars around it": () =>
    Buffer.from(
      GRID.map((row) => `| ${row.join(" | ")} |`)
        .join("\n")
        .replace("\n", "\n|---|---|---|---|---|\n"),
    ),
  "text with two byte order marks": () => Buffer.concat([marks, marks, Buffer.from(text)]),
  "text in CP949 with the mark of UTF-8": () => Buffer.concat([marks, encode(text, "cp949")]),
  "text in UTF-16": () => Buffer.concat([Buffer.from([0xff, 0xfe]), encode(text, "utf16le")]),
  "text in UTF-16 of two marks": () => Buffer.concat([Buffer.from([0xff, 0xfe]), encode(`\ufeff${text}`, "utf16le")]),
  "text in UTF-16 without a mark": () => encode(text, "utf16le"),
  "text in big-endian UTF-16": () => Buffer.concat([Buffer.from([0xfe, 0xff]), encode(text, "utf16be")]),
  "text in big-endian UTF-16 without a mark": () => encode(text, "utf16be"),
  "text with quotes and line breaks in cells": () =>
    Buffer.from(text.replace("오윤치믁", '"오윤치믁\r\n"').replace(HEADER[2] ?? "", '"입금\n액"')),
  "text with Excel's line for the separator": () => Buffer.from(`sep=;\r\n${textOf(GRID, ";")}`),
};

it.each(Object.entries(FORMATS))("the same transfers are read from %s", async (_format, bytes) => {
  const { rows, chain, unread } = statementOf(await readFile(bytes()));
  expect(rows).toMatchObject(READ);
  expect({ rows: rows.length, chain, unread }).toEqual({ rows: READ.length, chain: "whole", unread: [] });
});

describe("a workbook that counts its days from 1904", () => {
  const serial = 44891.58484953704;
  const grid: Grid = [HEADER, [serial, "PAYER ONE", 20_900, 0, 520_900]];
  it.each(["xlsx", "xlsb", "biff8", "biff5", "biff4", "biff3", "biff2"] as const)(
    "is read as one from 1900 is: %s",
    async (format) => {
      const read = async (bytes: Buffer) => statementOf(await readFile(bytes)).rows;
      const make = /biff[2-5]/.test(format) ? oldBookAs : bookAs;
      expect(await read(make(format, grid, { WBProps: { date1904: true } }))).toMatchObject([
        { at: "2026-11-27T05:02:11.000Z", precision: "second" },
      ]);
      expect(await read(make(format, grid))).toMatchObject([{ at: "2022-11-26T05:02:11.000Z" }]);
    },
  );
});

const part = (name: string, content = "x"): ZipPart => ({ name, content });
const zeros = Buffer.alloc(30_000_000);
const bomb = () => zipOf([part("a.xml", "x"), { name: "xl/worksheets/sheet1.xml", content: zeros }]);

describe("an archive is refused", () => {
  it.each<[string, () => Buffer, string]>([
    ["whose directory names more parts than there are", () => zipOf(partsOf(), { statedCount: 99 }), "damaged"],
    ["whose directory names fewer parts than it has", () => zipOf(partsOf(), { statedCount: 4 }), "damaged"],
    [
      "with a part that its directory does not name",
      () => zipOf([...partsOf(), { ...part("xl/worksheets/sheet9.xml"), isHidden: true }]),
      "damaged",
    ],
    [
      "that begins with such a part",
      () => zipOf([{ ...part("xl/workbook.xml"), isHidden: true }, ...partsOf()]),
      "damaged",
    ],
    [
      "that names one part twice",
      () => zipOf(partsOf(({ name }) => ({ named: /sheet1/.test(name) ? 2 : 1 }))),
      "damaged",
    ],
    ["with two parts of one name", () => zipOf([...partsOf(), part("xl/Workbook.xml")]), "damaged"],
    ["whose sizes are too small", () => zipOf(partsOf(() => ({ statedSize: 1 }))), "damaged"],
    ["whose sizes are too large", () => zipOf(partsOf(() => ({ statedSize: 5000 }))), "damaged"],
    ["whose parts are encrypted", () => zipOf(partsOf(() => ({ flags: 1 }))), "damaged"],
    ["that is cut", () => zipOf(partsOf()).subarray(0, -60), "damaged"],
    ["that unpacks to too much", () => zipOf([...partsOf(), part("a.xml", "0".repeat(45_000_000))]), "too_large"],
    [
      "that unpacks to too much in many parts",
      () => zipOf([...partsOf(), ...Array.from({ length: 5 }, (_, n) => ({ name: `${n}.xml`, content: zeros }))]),
      "too_large",
    ],
    ["of too many parts", () => zipOf(Array.from({ length: 400 }, (_, n) => part(`${n}.xml`))), "too_large"],
    ["that holds archives only", () => zipOf([{ name: "a.xlsx", content: bomb() }]), "not_a_statement"],
    [
      "that a library would look for another archive in",
      () => zipOf([{ name: "Index.zip", content: bomb() }, part("Index/Document.iwa"), part("index.xml")]),
      "not_a_statement",
    ],
  ])("%s", async (_what, bytes, refused) => {
    expect(await readFile(bytes())).toEqual({ refused });
  });
});
