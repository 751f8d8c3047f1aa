import { type BookType, utils, write } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { xlsxOf } from "./bank-files.testing";
import { readFile } from "./read-file";
import { statementOf } from "./statement-of.testing";
import { zipOf } from "./zip-of.testing";

type Rows = (string | number)[][];

const HEADER = ["거래일시", "보낸분", "입금액"];
const TRANSFER = ["2024-01-15 14:02:11", "NARAN", "20,900"];

async function read(rows: Rows) {
  const { rows: read, unread } = statementOf(await readFile(xlsxOf(rows as string[][])));
  return { rows: read.map(({ row }) => row), unread };
}

const UNREAD = (row: number) => ({ row, reason: "no_amount" });

describe("money of another country", () => {
  it.each([
    ["USD", "입금액"],
    ["JPY", "입금액"],
    ["투그릭", "입금액"],
    ["미국 달러", "입금액"],
    ["USD(미국달러)", "입금액"],
    ["€", "거래금액"],
    ["USD 500,000", "입금액"],
    ["500,000엔", "입금액"],
    ["외화입금", "입금액"],
  ])("%s beside an amount is none of the shop's", async (currency, name) => {
    const won = ["2024-01-15 15:02:11", "KRW", "5,000", "SARAN"];
    const rows = [["거래일시", "비고", name, "보낸분"], ["2024-01-15 14:02:11", currency, "20,900", "NARAN"], won];
    const { rows: taken, unread } = await read(rows);
    expect(taken).toEqual(name === "입금액" ? [3] : []);
    expect(unread[0]).toEqual(UNREAD(2));
  });

  it.each(["통화", "통화코드", "화폐", "외화종류", "Currency Code"])("is told by any code below %s", async (name) => {
    const of = (currency: string) => [...TRANSFER, currency];
    expect(await read([[...HEADER, name], of("BHD"), of("KRW"), of("원")])).toEqual({
      rows: [3, 4],
      unread: [UNREAD(2)],
    });
  });

  it.each([
    [["통화: USD"]],
    [["계좌", "110-1", "통화", "USD"]],
    [["Currency", "JPY"]],
    [["통화명", "미국 달러"]],
    [["Currency: US Dollar"]],
    [["(단위: USD)"]],
    [["[단위 : 달러]"]],
    [["단위: 천원"]],
    [["Валют: Төгрөг"]],
    [["Гүйлгээний валют: төгрөг"]],
    [["통화종류", "USD(미국달러)"]],
    [["계좌통화 : 미국 달러 (USD)"]],
    [["계좌번호: 110-1 (USD)"]],
    [["외화통장(USD) 거래내역조회"]],
    [["단위: 원/USD"]],
    [["Валюта", "доллары США".slice(0, 7)]],
  ])("is all of a statement below %j", async (above) => {
    expect(await read([above, HEADER, TRANSFER])).toEqual({ rows: [], unread: [UNREAD(3)] });
  });

  it.each([
    [["통화: KRW"]],
    [["통화", "전체"]],
    [["통화명", "원화"]],
    [["(단위: 원)"]],
    [["단위 : 원, 건"]],
    [["통화: 원화(KRW)"]],
    [["보통예금 (KRW)", "환율 USD 1,380.50"]],
    [["Currency: Korean Won"]],
    [["예금", "외화", "대출"]],
    [["달러구트 꿈 백화점"]],
    [["※ 외화예금은 조회되지 않습니다"]],
    [["110-234-567890", "보통예금"]],
  ])("is not meant by %j", async (above) => {
    expect(await read([above, HEADER, TRANSFER])).toEqual({ rows: [3], unread: [] });
  });

  it("is told by the name of a column of amounts, or by units below it", async () => {
    for (const unit of ["(USD)", "[$]", "(단위: 엔)", "（￥）"]) {
      const bytes = xlsxOf([["거래일시", "보낸분", `입금액${unit}`], TRANSFER]);
      const columns = { date: "거래일시", in: `입금액${unit}`, payer: "보낸분" };
      for (const reading of [await readFile(bytes, { columns }), await readFile(bytes)]) {
        if ("refused" in reading) expect(reading.refused).toBe("columns_unknown");
        else expect(reading, unit).toMatchObject({ rows: [], unread: [UNREAD(2)] });
      }
    }
    expect((await read([HEADER, ["", "", "(USD)"], TRANSFER])).unread).toEqual([UNREAD(3)]);
    for (const unit of ["(원)", "[₩]", "(KRW)", "(단위: 원)"])
      expect((await read([["통화: USD"], ["거래일시", "보낸분", `입금액${unit}`], TRANSFER])).rows, unit).toEqual([3]);
  });

  it("is all of a statement above a footer that says so", async () => {
    expect(await read([HEADER, TRANSFER, ["통화: USD"]])).toEqual({ rows: [], unread: [UNREAD(2)] });
    expect((await read([["통화: KRW"], HEADER, TRANSFER, ["통화: USD"]])).rows).toEqual([3]);
  });

  it("ends where a later part of the same sheet says won, and begins where it says another", async () => {
    const rows = [["통화: KRW"], HEADER, TRANSFER, ["통화: USD"], HEADER, TRANSFER, ["통화: KRW"], HEADER, TRANSFER];
    expect(await read(rows)).toEqual({ rows: [3, 9], unread: [UNREAD(6)] });
  });

  it.each<BookType>(["xlsx", "xlsb", "biff8"])("is told by the format of a number, in %s", async (bookType) => {
    const formats = [
      '"$"#,##0',
      "[$USD] #,##0",
      "[$€-2] #,##0",
      "[$¥-411]#,##0",
      '#,##0"₮"',
      '#,##0"달러"',
      '#,##0"엔"',
      '#,##0"P"',
      '"취소 "#,##0',
      '"US$"#,##0',
    ];
    const won = ["#,##0", '#,##0"원"', "[$₩-412]#,##0", '"₩"#,##0', "\\#,##0", "[$-412]#,##0", "[Red]#,##0"];
    const cells = [...formats, ...won].map((format) => [...TRANSFER.slice(0, 2), { t: "n", v: 20_900, z: format }]);
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([HEADER, ...cells]), "1");
    const { rows, unread } = statementOf(await readFile(write(book, { type: "buffer", bookType })));
    expect(unread.map(({ row }) => row)).toEqual(formats.map((_, place) => place + 2));
    expect(rows.map(({ amount }) => amount)).toEqual(won.map(() => 20_900));
  });

  it.each(["ods", "fods"])("is told by the cells of an .%s", async (kind) => {
    const cell = (text: string, currency = "") =>
      `<table:table-cell ${currency ? `office:value-type="currency" office:currency="${currency}" office:value="20900"` : 'office:value-type="string"'}><text:p>${text}</text:p></table:table-cell>`;
    const row = (...cells: string[]) => `<table:table-row>${cells.join("")}</table:table-row>`;
    const day = "2024-01-15 14:02:11";
    const rows = [
      row(...HEADER.map((name) => cell(name))),
      row(cell(day), cell("NARAN"), cell("20,900", "USD")),
      row(cell(day), cell("SARAN"), cell("₩20,900", "KRW")),
    ];
    const xml = `<?xml version="1.0"?><office:document-content><office:body><office:spreadsheet><table:table table:name="A">${rows.join("")}</table:table></office:spreadsheet></office:body></office:document-content>`;
    const manifest = { name: "META-INF/manifest.xml", content: '<?xml version="1.0"?><manifest:manifest/>' };
    const bytes =
      kind === "fods"
        ? Buffer.from(xml.replaceAll("document-content", "document"))
        : zipOf([manifest, { name: "content.xml", content: xml }]);
    const { rows: taken, unread } = statementOf(await readFile(bytes));
    expect([taken.map(({ row: number, amount }) => [number, amount]), unread]).toEqual([[[3, 20_900]], [UNREAD(2)]]);
  });
});
