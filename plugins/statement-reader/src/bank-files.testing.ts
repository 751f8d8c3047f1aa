// Makes files as the banks make them.
import { CFB, set_cptable, utils, type WorkBook, write } from "@e965/xlsx";
import * as codepages from "@e965/xlsx/dist/cpexcel";
import { encode } from "iconv-lite";
import { encrypt } from "officecrypto-tool";

// The library has its encodings with it where it is required, as the built reader does, and not where it is imported.
set_cptable(codepages);

export type Grid = (string | number | undefined)[][];

export function xlsxOf(grid: Grid, sheet = "Sheet1"): Buffer {
  return write(bookOf(grid, sheet), { type: "buffer", bookType: "xlsx", compression: true });
}

export function xlsOf(grid: Grid): Buffer {
  return write(bookOf(grid, "Sheet1"), { type: "buffer", bookType: "biff8" });
}

/** @param type `standard` is an older way, and the faster one */
export function encryptedOf(grid: Grid, password: string, type?: "standard"): Buffer {
  return encrypt(xlsxOf(grid), type ? { password, type } : { password });
}

/** A workbook with this XML as its sheet: quicker for large ones, and able to hold what no program would write. */
export function workbookWith(sheet: string): Buffer {
  const zip = CFB.read(xlsxOf([["a"]]), { type: "buffer" });
  CFB.utils.cfb_add(zip, "/xl/worksheets/sheet1.xml", Buffer.from(sheet));
  return CFB.write(zip, { fileType: "zip", type: "buffer", compression: true }) as Buffer;
}

/** The XML of a sheet that states the largest range there is. */
export function sheetOf(rows: string, prologue = ""): string {
  return `<?xml version="1.0"?>${prologue}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:XFD1048576"/><sheetData>${rows}</sheetData></worksheet>`;
}

export function rowsOf(grid: Grid): string {
  const cellOf = (cell: Grid[number][number]) => `<c t="inlineStr"><is><t>${cell ?? ""}</t></is></c>`;
  return grid.map((row, index) => `<row r="${index + 1}">${row.map(cellOf).join("")}</row>`).join("");
}

export function textOf(grid: Grid, separator: string): string {
  const quoted = (cell = "") => (/[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return grid.map((row) => row.map((cell) => quoted(cell?.toString())).join(separator)).join("\r\n");
}

export function cp949Of(grid: Grid, separator = ","): Buffer {
  return encode(textOf(grid, separator), "cp949");
}

export function tableOf(grid: Grid): string {
  const cellOf = (cell: Grid[number][number]) => `<td style="mso-number-format:'\\@'">${cell ?? ""}</td>`;
  return `<table border="1">${grid.map((row) => `<tr>${row.map(cellOf).join("")}</tr>`).join("\n")}</table>`;
}

export function htmlOf(...tables: string[]): string {
  return `<html><head><meta charset="euc-kr"></head><body>${tables.join("<br>")}</body></html>`;
}

function bookOf(grid: Grid, sheet: string): WorkBook {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(grid), sheet);
  return book;
}
