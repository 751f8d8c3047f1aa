import { describe, expect, it } from "vitest";
import { readTrackingLines } from "./tracking-lines";

const PARCEL = { id: 1023, trackingNumber: "123456789012" };

describe("pasted tracking numbers", () => {
  it.each([
    "1023 1234-5678-9012",
    "1234-5678-9012 1023",
    "1023\t123456789012",
    "1023\t1234 5678 9012",
    "1023: 1234 5678 9012",
    "1234 5678 9012, 1023",
    "ORD-1023 1234 5678 9012",
    "ord-01023 – 1234–5678–9012",
    "№1023 1234 5678 9012",
    "#1023 123456789012",
    "０１０２３　１２３４－５６７８－９０１２",
    "1023 Болд 010-1234-5678 CJ 1234-5678-9012",
    "  123456789012   1023  ",
    "Өөр Хүн 공동현관 #209 ORD-1023 123456789012",
    "Болд 공동현관 209# 123456789012 ord1023",
    "ＯＲＤ－１０２３ Болд 101동 209호 123456789012",
    "ORD-1023 ORD-1023 123456789012",
    "№1023; 010-1234-5678; 123456789012",
    "Болд 주문번호ORD-1023 123456789012",
    "ORD-1023\t1.23456789012E+11",
    "`1023 ’1234-5678-9012",
    "=1023\t=123456789012",
    "'1023 Болд 010-1234-5678 CJ `1234-5678-9012",
  ])("reads %j", (line) => {
    expect(readTrackingLines(line)).toEqual({ parcels: [PARCEL], unclear: [] });
  });

  it.each([
    ["either end could be the order", "1023 1234 5678 9012"],
    ["there is no tracking number", "1023"],
    ["there is no order", "1234-5678-9012"],
    ["the number is too short", "1023 123456789"],
    ["the number is too long", "1023 123456789012345"],
    ["there are two numbers", "1023 123456789012 123456789013"],
    ["there are two orders", "1023 1024 123456789012"],
    ["the number is a phone", "1023 010-1234-5678"],
    ["no order has the number 0", "0 123456789012"],
    ["two orders are named", "ORD-1023 ORD-1024 123456789012"],
    ["two orders are named in two ways", "#1024 ORD-1023 123456789012"],
    ["two orders have a sign", "#1023 №1024 123456789012"],
    ["the sign is that of a door", "Өөр Хүн 공동현관 #209 123456789012"],
    ["the sign stands before an address", "#209, 12 Teheran-ro 123456789012"],
    ["the sign is part of a house's number", "#101-209 123456789012"],
    ["a house's number is beside the sign", "101-1203 #209 123456789012"],
    ["the sign is a hospital's № 5", "Больница №5 123456789012"],
    ["the number without a sign is in an address", "Болд 공동현관 209 123456789012"],
    ["the number belongs to a word", "209호 123456789012"],
    ["the number is a phone without its 0", "1023 10-1234-5678"],
    ["the number after a name may be anything", "123456789012 Болд 209"],
    ["a word only ends with these letters", "Ward-209 123456789012"],
  ])("tells that a line is unclear when %s", (_why, line) => {
    expect(readTrackingLines(line)).toEqual({ parcels: [], unclear: [{ line: 1, text: line }] });
  });

  it.each(["ORD-1023 6.1234567890E+11", "ORD-1023, 6.12346E+11", "1023 6,123456789e+11", "ORD-1023 6E+11"])(
    "tells that digits are lost in %j",
    (line) => {
      expect(readTrackingLines(line)).toEqual({
        parcels: [],
        unclear: [{ line: 1, text: line, reason: "digits_lost" }],
      });
    },
  );

  it("reads many lines, tells the place of the unclear ones, and skips empty ones", () => {
    const text = "1023 1234-5678-9012\r\n\r\nsent today\n1024 9999-5678-9012\n";
    expect(readTrackingLines(text)).toEqual({
      parcels: [PARCEL, { id: 1024, trackingNumber: "999956789012" }],
      unclear: [{ line: 3, text: "sent today" }],
    });
  });
});
