import { checkZip } from "./check-zip";
import { decodeText } from "./decode-text";
import { decryptWorkbook } from "./decrypt";
import { fileKind } from "./file-kind";
import { readMarkup, readWorkbook } from "./read-tables";
import { Refused } from "./refused";
import type { Table } from "./table";

/**
 * The tables of a workbook or a page, or the text of a file that is neither.
 * @throws `empty`, `not_a_statement`, `damaged`, `too_large`, `too_many_rows`, `password_needed`, `password_wrong`
 */
export async function readContent(bytes: Buffer, password?: string): Promise<Table[] | string> {
  if (bytes.length === 0) throw new Refused("empty");
  switch (fileKind(bytes)) {
    case "zip":
      checkZip(bytes);
      return readWorkbook(bytes);
    case "compound": {
      const workbook = await decryptWorkbook(bytes, password);
      if (fileKind(workbook) === "zip") checkZip(workbook);
      return readWorkbook(workbook);
    }
    case "markup":
      return readMarkup(decodeText(bytes) ?? "");
    case "text":
      return decodeText(bytes) ?? "";
    case "other":
      throw new Refused("not_a_statement");
  }
}
