import { decodeText } from "./decode-text";
import { decryptWorkbook } from "./decrypt";
import { fileKind } from "./file-kind";
import { readMarkup, readPages, readParts, readWorkbook } from "./read-tables";
import { Refused } from "./refused";
import type { Table } from "./table";
import { unpackZip } from "./unpack-zip";

/**
 * The tables of a workbook or a page, or the text of a file that is neither.
 * @throws `empty`, `not_a_statement`, `damaged`, `too_large`, `too_many_rows`, `password_needed`, `password_wrong`
 */
export async function readContent(bytes: Buffer, password?: string): Promise<Table[] | string> {
  if (bytes.length === 0) throw new Refused("empty");
  switch (fileKind(bytes)) {
    case "zip":
      return readParts(await unpackZip(bytes));
    case "compound": {
      const workbook = await decryptWorkbook(bytes, password);
      return fileKind(workbook) === "zip" ? readParts(await unpackZip(workbook)) : readWorkbook(workbook);
    }
    case "old":
      return readWorkbook(bytes);
    case "markup":
      return readMarkup(decodeText(bytes) ?? "");
    case "page":
      return readPages(decodeText(bytes) ?? "");
    case "mime":
      return readPages(bytes);
    case "text":
      return decodeText(bytes) ?? "";
    case "other":
      throw new Refused("not_a_statement");
  }
}
