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

  it.each("' ` ’ ‘ ´ ʼ ′ ＇ = ='".split(" "))("may have %s before its numbers, to keep their zeros", (mark) => {
    const rows = PARCELS.map(({ id, trackingNumber }) => [`${mark}0${id}`, `${mark}${trackingNumber}`]);
    expect(parcelsInTables([table(["주문번호", "운송장번호"], ...rows)])).toEqual({ parcels: PARCELS, unclear: [] });
    const named = rows.map(([order = "", number], index) => [
      order.replace(`0${PARCELS[index]?.id}`, `#${PARCELS[index]?.id}`),
      number,
    ]);
    expect(parcelsInTables([table(["주문번호", "운송장번호"], ...named)])?.parcels).toEqual(PARCELS);
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

  it("has the order below its title, and not the door of an address", () => {
    const file = table(
      ["받는분성명", "배송메세지1", "고객주문번호", "운송장번호"],
      ["Өөр Хүн", "공동현관 #209", "ORD-0210", "700725401941"],
    );
    expect(parcelsInTables([file])).toEqual({ parcels: [{ id: 210, trackingNumber: "700725401941" }], unclear: [] });
  });

  it.each([
    ["주문번호", "운송장번호", "주소", "#12"],
    ["주문번호", "운송장번호", "비고", "ORD-12 와 함께"],
    ["Захиалгын дугаар", "Илгээмжийн дугаар", "Захиалгын дүн", 45000],
    ["Захиалгын №", "Илгээмж", "Захиалгын огноо", 26],
    ["Order No.", "Tracking number", "Order note", "ORD-12"],
    ["№ заказа", "Номер накладной", "Сумма заказа", "#12"],
    ["주문 번호", "송장번호", "주문번호별 순번 #12", ""],
  ])("has plain numbers below %j and %j, whatever is below %j", (order, number, other, cell) => {
    const file = table(
      ["Болд 11월 접수 목록"],
      [other, order, number],
      [cell, "1023", "123456789012"],
      ["서울 강남구 1", 1024, 123456789013],
    );
    expect(parcelsInTables([file])).toEqual({ parcels: PARCELS, unclear: [] });
  });

  it("has a courier's own numbers of orders beside the shop's", () => {
    const file = table(
      ["주문번호", "고객주문번호", "운송장번호"],
      [1, "ORD-1023", "123456789012"],
      [2, "ORD-1024", "123456789013"],
    );
    expect(parcelsInTables([file])?.parcels).toEqual(PARCELS);
  });

  it("has no title in a message that only speaks of order numbers", () => {
    const file = table(
      ["메모", "고객번호", "전화번호", "운송장번호"],
      ["주문번호 확인", "ORD-1023", "010-1234-5678", "123456789012"],
      [7, "ORD-1024", "010-1234-5678", "123456789013"],
    );
    expect(parcelsInTables([file])?.parcels).toEqual(PARCELS);
  });

  it.each(["6.12345678901E+11", "6,12345678901e+11", "6.12345678901E11"])("has all digits in %j", (written) => {
    const parcel = { id: 1025, trackingNumber: "612345678901" };
    expect(parcelsInTables([table(["주문번호", "운송장번호"], ["ORD-1025", written])])?.parcels).toEqual([parcel]);
    expect(parcelsInTables([table(["ORD-1025", written])])?.parcels).toEqual([parcel]);
  });

  it.each([
    ["612345678901.5"],
    [612345678901.5],
    ["612345678901,5"],
    ["6.12346E+11", "digits_lost"],
    ["6.1234567E+11", "digits_lost"],
    ["6.1234567890E+11", "digits_lost"],
    ["6.123456789E11", "digits_lost"],
    ["6.1e11", "digits_lost"],
    ["6E+11", "digits_lost"],
  ])("is unclear in a row whose number is %j", (written, reason?: string) => {
    const titles = ["주문번호", "운송장번호"];
    const row = ["ORD-1025", written];
    const unclear = (line: number) => [{ line, text: `ORD-1025 ${written}`, ...(reason && { reason }) }];
    expect(parcelsInTables([table(titles, row)])).toEqual({ parcels: [], unclear: unclear(2) });
    expect(parcelsInTables([table(row)])).toEqual({ parcels: [], unclear: unclear(1) });
    expect(parcelsInTables([table(titles, ["ORD-1023", "123456789012"], row)])).toEqual({
      parcels: [PARCELS[0]],
      unclear: unclear(3),
    });
  });

  it.each([1, "1", "0001"])("may have the order %j below its title", (order) => {
    for (const row of [
      [order, 123456789012],
      [order, "1234.5678.9012"],
    ])
      expect(parcelsInTables([table(["주문번호", "운송장번호"], row)])).toEqual({
        parcels: [{ id: 1, trackingNumber: "123456789012" }],
        unclear: [],
      });
  });

  it("is unclear in a row that names two orders", () => {
    const file = table(
      ["ORD-1023", "123456789012", ""],
      ["ORD-1024", "123456789013", ""],
      ["ORD-1025 ORD-1026", "123456789014", ""],
      ["ORD-1027", "123456789015", "ORD-1028 와 함께"],
    );
    expect(parcelsInTables([file])).toEqual({
      parcels: PARCELS,
      unclear: [
        { line: 3, text: "ORD-1025 ORD-1026 123456789014" },
        { line: 4, text: "ORD-1027 123456789015 ORD-1028 와 함께" },
      ],
    });
  });

  it("has tracking numbers with a zero in front where its title says that they are such", () => {
    const file = table(
      ["주문번호", "운송장번호", "전화번호"],
      ["ORD-1023", "012345678901", "010-1234-5678"],
      ["", "012345678902", "010-1234-5678"],
    );
    expect(parcelsInTables([file])).toEqual({
      parcels: [{ id: 1023, trackingNumber: "012345678901" }],
      unclear: [{ line: 3, text: "012345678902 010-1234-5678" }],
    });
  });

  it.each([
    ["#1023", "#1024"],
    ["№ 1023", "№ 1024"],
    ["ＯＲＤ－１０２３", "ORD–1024"],
  ])("may have cells like %j without any title", (one, two) => {
    const file = table(["Болд", one, "123456789012"], ["Дорж", two, "123456789013"]);
    expect(parcelsInTables([file])?.parcels).toEqual(PARCELS);
  });

  it.each([
    ["a door is a cell by itself", table(["운송장번호", "상세주소"], ["123456789012", "#209"])],
    ["a door is in an address", table(["Болд", "서울 강남구 1 #209", "123456789012"])],
    ["two columns name other orders", table(["ORD-1023", "ORD-1024", "123456789012"])],
    ["two titles are those of orders", table(["주문번호", "Order ID", "운송장번호"], ["1", "1023", "123456789012"])],
    [
      "two titles are those of numbers",
      table(["주문번호", "운송장", "송장"], ["1023", "123456789012", "123456789013"]),
    ],
    ["there are two columns of numbers and no header", table(["ORD-1023", "123456789012", "123456789099"])],
    ["there is no order", table(["운송장번호", "받는분"], ["123456789012", "Болд"])],
    ["its only numbers are phones without their 0", table(["ORD-1023", 1012345678], ["ORD-1024", "1.012345679E+09"])],
    ["there is no tracking number", table(["주문번호", "전화번호"], ["ORD-1023", "010-1234-5678"])],
    ["there is nothing", table()],
  ])("is not read when %s", (_why, file) => {
    expect(parcelsInTables([file])).toBeUndefined();
  });
});
