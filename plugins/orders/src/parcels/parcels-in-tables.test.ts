import { describe, expect, it } from "vitest";
import { parcelsInTables } from "./parcels-in-tables";
import type { FileTable } from "./table-reader";

function table(...rows: (string | number | undefined)[][]): FileTable {
  return rows.map((cells, index) => ({ number: index + 1, cells }));
}

const PARCELS = [
  { id: 1023, trackingNumber: "123456789012" },
  { id: 1024, trackingNumber: "123456789013" },
];

describe("a courier's file", () => {
  it("is read by its header, with phones and safe numbers as long as tracking numbers", () => {
    const file = table(
      ["CJ대한통운 접수 목록"],
      ["No", "운송장번호", "받는분", "받는분전화번호", "고객주문번호", "내품수량"],
      [1, "1234-5678-9012", "Болд", "010-1234-5678", "ORD-1023", 2],
      [2, 123456789013, "Дорж", "0503-1234-5678", "ORD-1024", 1],
    );
    expect(parcelsInTables([file])).toEqual({ parcels: PARCELS, unclear: [] });
  });

  it("is read by what is in its columns when no header tells them", () => {
    const file = table(
      ["Болд", "010-1234-5678", "123456789012", "ORD-1023 үүдэнд"],
      ["Дорж", "010-2345-6789", "123456789013", "ORD-1024"],
    );
    expect(parcelsInTables([file])?.parcels).toEqual(PARCELS);
  });

  it("may have the orders' numbers alone below their header", () => {
    const file = table(["주문번호", "수량", "송장번호"], ["1023", 1, "123456789012"], [1024, 1, "1234 5678 9013"]);
    expect(parcelsInTables([file])?.parcels).toEqual(PARCELS);
  });

  it("may repeat its header in several sheets", () => {
    const sheet = (order: string, number: string) => table(["주문번호", "등기번호"], [order, number]);
    const sheets = [sheet("1023", "123456789012"), table(["Тайлбар"]), sheet("1024", "123456789013")];
    expect(parcelsInTables(sheets)?.parcels).toEqual(PARCELS);
  });

  it("has the column below the header of waybills, not another one with as many numbers", () => {
    const file = table(
      ["주문번호", "거래처코드", "운송장번호"],
      ["1023", "9999999999", "123456789012"],
      ["1024", "9999999999", "123456789013"],
    );
    expect(parcelsInTables([file])?.parcels).toEqual(PARCELS);
  });

  it("tells rows with a number and no order, and keeps orders whose number is missing", () => {
    const file = table(
      ["주문번호", "운송장번호", "받는분"],
      ["ORD-1023", "123456789012", "Болд"],
      ["", "123456789099", "Дулмаа"],
      ["ORD-1025", undefined, "Дорж"],
    );
    expect(parcelsInTables([file])).toEqual({
      parcels: [PARCELS[0], { id: 1025, trackingNumber: "" }],
      unclear: [{ line: 3, text: "123456789099 Дулмаа" }],
    });
  });

  it.each([
    ["there are two columns of numbers and no header", table(["ORD-1023", "123456789012", "123456789099"])],
    ["there is no order", table(["운송장번호", "받는분"], ["123456789012", "Болд"])],
    ["there is no tracking number", table(["주문번호", "전화번호"], ["ORD-1023", "010-1234-5678"])],
    ["there is nothing", table()],
  ])("is not read when %s", (_why, file) => {
    expect(parcelsInTables([file])).toBeUndefined();
  });
});
