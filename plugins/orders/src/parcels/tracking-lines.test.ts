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
  ])("tells that a line is unclear when %s", (_why, line) => {
    expect(readTrackingLines(line)).toEqual({ parcels: [], unclear: [{ line: 1, text: line }] });
  });

  it("reads many lines, tells the place of the unclear ones, and skips empty ones", () => {
    const text = "1023 1234-5678-9012\r\n\r\nsent today\n1024 9999-5678-9012\n";
    expect(readTrackingLines(text)).toEqual({
      parcels: [PARCEL, { id: 1024, trackingNumber: "999956789012" }],
      unclear: [{ line: 3, text: "sent today" }],
    });
  });
});
