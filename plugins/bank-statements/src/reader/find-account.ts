import type { Header } from "./columns";
import { LIMITS } from "./limits";
import { type Table, textsOf } from "./table";

const LABEL = /계좌\s*번호/;
/** 941602-**-123318: digits in groups, some of them masked */
const NUMBER = /\d[\d*-]{6,}[\d*]/;

/** The account number that stands above the header, in the cell of its label or in the next one. */
export function findAccount(tables: Table[], header: Header): string | undefined {
  for (const table of tables) {
    const end = table.indexOf(header.row);
    for (const row of table.slice(0, end < 0 ? LIMITS.headerRows : end)) {
      const texts = textsOf(row);
      const label = texts.findIndex((text) => LABEL.test(text));
      const found = label < 0 ? null : NUMBER.exec(texts.slice(label, label + 2).join(" "));
      if (found) return found[0];
    }
    if (end >= 0) return undefined;
  }
  return undefined;
}
