import { describe, expect, it } from "vitest";
import { type BulkTransfer, TRANSFER_LAYOUTS, transferRows } from "./transfer-rows";

const TRANSFER: BulkTransfer = {
  mark: "ORD-0007",
  amount: 26_500,
  bankCode: "004",
  accountNumber: "012-34-567890",
  accountHolder: "BAT BOLORMAA",
};

function recipientText(shopName: string, mark = TRANSFER.mark) {
  return transferRows([{ ...TRANSFER, mark }], "hana", shopName)[0]?.[5];
}

describe("the file of many transfers", () => {
  it("has Hana's seven columns under their titles", () => {
    const [row = []] = transferRows([TRANSFER], "hana", "Зах");
    const { titles = [] } = TRANSFER_LAYOUTS.hana;
    expect(Object.fromEntries(titles.map((title, index) => [title, row[index]]))).toEqual({
      입금은행코드: "004",
      입금계좌번호: "01234567890",
      이체금액: 26_500,
      예상예금주: "BAT BOLORMAA",
      "보내는분 통장표시내용": "ORD-0007",
      "받는분 통장표시내용": "Зах ORD-0007",
      CMS: "",
    });
    expect(row).toHaveLength(7);
  });

  it("has Woori's six columns without titles", () => {
    expect(TRANSFER_LAYOUTS.woori.titles).toBeUndefined();
    expect(transferRows([TRANSFER], "woori", "Зах")).toEqual([
      ["004", "01234567890", 26_500, "BAT BOLORMAA", "ORD-0007", "Зах ORD-0007"],
    ]);
  });

  it.each(["hana", "woori"] as const)("has a width for each of %s's columns", (bank) => {
    const { widths } = TRANSFER_LAYOUTS[bank];
    expect(transferRows([TRANSFER], bank, "Зах")[0]).toHaveLength(widths.length);
  });

  it.each([
    ["Зах", "Зах ORD-0007"],
    ["Өргөн Зах махны дэлгүүр", "Орг ORD-0007"],
    ["Zakh Meat Market", "Zakh Me ORD-0007"],
    ["자흐마트", "자흐마 ORD-0007"],
    ["", "ORD-0007"],
  ])("shows the recipient of %j as much as a bank does: %j", (shopName, shown) => {
    expect(recipientText(shopName)).toBe(shown);
  });

  it("keeps the mark whole, however long it is", () => {
    expect(recipientText("Зах", "ORD-123456789")).toBe("З ORD-123456789");
  });

  it.each(["=HYPERLINK(1)", "+82", "-1", "@SUM", "＝1", " =1"])("has no name that begins as the formula %j", (name) => {
    const [row = []] = transferRows([{ ...TRANSFER, accountHolder: name }], "hana", name);
    for (const cell of row) expect(String(cell)).not.toMatch(/^[\s=+\-@＝]/);
  });
});
