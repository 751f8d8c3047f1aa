import { inflateRawSync } from "node:zlib";
import { JSDOM } from "jsdom";

/** A cell as a spreadsheet program reads it. */
export interface WorkbookCell {
  kind: "text" | "number" | "formula";
  /** With `_xHHHH_` as the character that it stands for. */
  value: string;
}

const DIRECTORY_ENTRY = 0x02014b50;
const DEFLATED = 8;

/** The files of a zip archive by name, as its directory lists them. */
function unzipped(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(zip.lastIndexOf("PK\x05\x06", undefined, "latin1") + 16);
  while (zip.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const file = zip.readUInt32LE(at + 42);
    const begin = file + 30 + zip.readUInt16LE(file + 26) + zip.readUInt16LE(file + 28);
    const bytes = zip.subarray(begin, begin + zip.readUInt32LE(at + 20));
    const content = zip.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(bytes) : bytes;
    files.set(zip.toString("utf8", at + 46, at + 46 + name), content.toString("utf8"));
    at += 46 + name + extra + comment;
  }
  return files;
}

function parsed(xml: string | undefined): Document {
  return new JSDOM(xml ?? "<none/>", { contentType: "text/xml" }).window.document;
}

/** The element names in a workbook's first sheet. */
export function sheetElements(file: Buffer): Set<string> {
  const elements = parsed(unzipped(file).get("xl/worksheets/sheet1.xml")).querySelectorAll("*");
  return new Set([...elements].map(({ localName }) => localName));
}

/** The rows of a workbook's first sheet. */
export function workbookRows(file: Buffer): WorkbookCell[][] {
  return placedCells(file).map((row) => row.map(([, cell]) => cell));
}

/** The values of one of a workbook's sheets, the first is 1, each in its column: a file leaves out empty cells. */
export function workbookTable(file: Buffer, sheet = 1): string[][] {
  return placedCells(file, sheet).map((row) => {
    const values: string[] = [];
    for (const [reference, { value }] of row) values[columnOf(reference)] = value;
    return values;
  });
}

/** Texts are in a separate file, to which cells refer by index. */
function placedCells(file: Buffer, sheet = 1): [reference: string, cell: WorkbookCell][][] {
  const files = unzipped(file);
  const texts = [...parsed(files.get("xl/sharedStrings.xml")).querySelectorAll("si")].map((si) =>
    (si.textContent ?? "").replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  );
  const rows = parsed(files.get(`xl/worksheets/sheet${sheet}.xml`)).querySelectorAll("row");
  return [...rows].map((row) =>
    [...row.querySelectorAll("c")].map((cell) => [cell.getAttribute("r") ?? "", readCell(cell, texts)]),
  );
}

function readCell(cell: Element, texts: readonly string[]): WorkbookCell {
  const value = cell.querySelector("v")?.textContent ?? "";
  if (cell.querySelector("f")) return { kind: "formula", value };
  return cell.getAttribute("t") === "s"
    ? { kind: "text", value: texts[Number(value)] ?? "" }
    : { kind: "number", value };
}

/** AB3 is 27. */
function columnOf(reference: string): number {
  const letters = reference.replace(/\d+$/, "");
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
