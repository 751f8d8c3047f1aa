import { utils, type WorkSheet, write } from "@e965/xlsx";
import { encode } from "iconv-lite";
import { describe, expect, it } from "vitest";
import { readFile } from "./read-file";
import { statementOf } from "./statement-of.testing";

const TABLE =
  "<TABLE><TR><TH>거래일시</TH><TH>내용</TH><TH>입금액&nbsp;</TH></TR>\n<TR><TD>2024.01.15<br>16:24</TD><TD>A&amp;B &lt;b&gt;</TD><TD align=right>5,000&nbsp;</TD></TR></TABLE>";
const STYLE = `<style>${"td { color: red }\n".repeat(100)}</style>`;

describe("a page is read", () => {
  it.each([
    ["behind a long style sheet", `<html><head>${STYLE}</head><body>${TABLE}</body></html>`],
    ["that begins as XML", `<?xml version="1.0" encoding="euc-kr"?>\n<html>${STYLE}${TABLE}</html>`],
    ["that begins with a comment", `<!-- ${"x".repeat(2000)} -->${TABLE}`],
    ["inside a form", `\r\n<form><div>${TABLE}</div></form>`],
  ])("%s", async (_what, page) => {
    expect(statementOf(await readFile(encode(page, "cp949"))).rows).toMatchObject([
      { at: "2024-01-15T07:24:00.000Z", payer: "A&B <b>", amount: 5000 },
    ]);
  });
});

describe("a text is read", () => {
  const lines = [
    "거래일시\t내용\t입금액",
    '2024-01-15\tN "x" y\t5,000',
    '2024-01-16\t"bad\t6,000',
    "2024-01-17\tO\t7,000",
  ];
  const amounts = async (bytes: Buffer) => statementOf(await readFile(bytes)).rows.map(({ amount }) => amount);

  it("in UTF-16, and with the line ends of an old Mac", async () => {
    const text = lines.join("\r").replace('"bad', "bad");
    expect(await amounts(Buffer.concat([Buffer.from([0xff, 0xfe]), encode(text, "utf16le")]))).toEqual([
      5000, 6000, 7000,
    ]);
  });

  it("to its end when a name has half a pair of quotation marks", async () => {
    expect(await amounts(Buffer.from(lines.join("\n")))).toEqual([5000, 6000, 7000]);
  });

  it("not at all when commas separate and a quotation mark lacks its other half", async () => {
    const text = '거래일시,내용,입금액\n2024-01-15,N,"5,000"\n2024-01-16,"bad,6000\n2024-01-17,O,7000';
    expect(await readFile(Buffer.from(text))).toEqual({ refused: "damaged" });
  });
});

describe("a workbook", () => {
  const HEADER = ["거래일시", "내용", "입금액"];

  it.each(["xlsx", "biff8"] as const)("of %s has no value where a cell has an error", async (bookType) => {
    const sheet = utils.aoa_to_sheet([HEADER, ["2024-01-15", "NARAN", 0], ["2024-01-16", 0, 700]]);
    for (const address of ["C2", "B3"]) sheet[address] = { t: "e", v: 0x17, w: "#REF!" };
    const { rows, unread } = statementOf(await readFile(fileOf([sheet], bookType)));
    expect(rows).toMatchObject([{ row: 3, payer: "", amount: 700 }]);
    expect(unread).toEqual([{ row: 2, reason: "no_amount" }]);
  });

  it("is read without its hidden sheets, unless all are hidden", async () => {
    const sheet = (payer: string) => utils.aoa_to_sheet([HEADER, ["2024-01-15", payer, 5000]]);
    const [shown, hidden] = [sheet("NARAN"), sheet("SARAN")];
    const payersOf = async (...states: (0 | 1)[]) =>
      statementOf(await readFile(fileOf([shown, hidden], "xlsx", states))).rows.map(({ payer }) => payer);
    expect(await payersOf(0, 1)).toEqual(["NARAN"]);
    expect(await payersOf(1, 1)).toEqual(["NARAN", "SARAN"]);
  });
});

function fileOf(sheets: WorkSheet[], bookType: "xlsx" | "biff8", hidden: (0 | 1)[] = []): Buffer {
  const book = utils.book_new();
  for (const [place, sheet] of sheets.entries()) utils.book_append_sheet(book, sheet, `Sheet${place + 1}`);
  book.Workbook = { Sheets: sheets.map((_, place) => ({ Hidden: hidden[place] ?? 0 })) };
  return write(book, { type: "buffer", bookType });
}
