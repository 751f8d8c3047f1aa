import { expect, it } from "vitest";
import { orderNumbersOfCode, transferCode } from "../contract/transfer-code";
import { readOrderSearch } from "./order-search";

const ofCode = (number: number) => orderNumbersOfCode(transferCode(number));

it.each([
  ["a name", "Болд", { parts: ["%болд%"], amount: undefined, name: "Болд" }],
  ["a number", "#ORD-0042", { parts: ["%ord-0042%", "%ord-0042%"], amount: undefined }],
  ["a number without its zeros", "ord-42", { parts: ["%ord-42%", "%ord-0042%"], amount: undefined }],
  ["a name with spaces", "Цэцэг  Дорж", { parts: ["%цэцэг%дорж%"], amount: undefined, name: "Цэцэг  Дорж" }],
  ["an amount with a dot", "119.500", { parts: [], amount: 119500 }],
  ["an amount with spaces", "1 119 500", { parts: ["%1%119%500%", "%1119500%"], amount: 1119500 }],
  ["no amount", "119.50", { parts: ["%119.50%", "%11950%"], amount: undefined }],
  ["an email", "Bold_1@example.com", { parts: ["%bold\\_1@example.com%"], amount: undefined }],
  ["an amount in won", "₩119,500", { parts: [], amount: 119500 }],
  ["an amount with commas", "119,500", { parts: [], amount: 119500 }],
  ["an amount in words", "119500 원", { parts: [], amount: 119500 }],
  ["digits", "119500", { parts: ["%119500%"], amount: 119500 }],
  [
    "a phone",
    "010-1234-5678",
    { parts: ["%010-1234-5678%", "%01012345678%"], amount: undefined, trackingNumber: "01012345678" },
  ],
  ["a phone from abroad", "+82 10 1234 5678", { parts: ["%+82%10%1234%5678%", "%01012345678%"], amount: undefined }],
  [
    "digits of no amount",
    "01012345678",
    { parts: ["%01012345678%"], amount: undefined, trackingNumber: "01012345678" },
  ],
  ["an amount with cents", "375,300.00", { parts: [], amount: 375300 }],
  ["an amount with cents only", "375300.00", { parts: [], amount: 375300 }],
  ["full-width digits", "０１０１２３４", { parts: ["%0101234%", "%０１０１２３４%"], amount: 101234 }],
  ["a full-width name", "ＫＩＭ", { parts: ["%kim%", "%ｋｉｍ%"], amount: undefined, name: "KIM" }],
  ["a number with a Cyrillic О", "ОRD-45", { parts: ["%оrd-45%", "%ord-0045%"], amount: undefined }],
  ["a number with a long dash", "ORD–45", { parts: ["%ord-45%", "%ord–45%", "%ord-0045%"], amount: undefined }],
  ["a number after №", "№ 45", { parts: ["%45%"], amount: 45 }],
  ["a whole number after №", "№ORD-45", { parts: ["%ord-45%", "%ord-0045%"], amount: undefined }],
  [
    "a phone with long dashes",
    "010—1234−5678",
    {
      parts: ["%010-1234-5678%", "%010—1234−5678%", "%01012345678%"],
      amount: undefined,
      trackingNumber: "01012345678",
    },
  ],
  [
    "a transfer code",
    transferCode(12).toLowerCase(),
    { parts: [`%${transferCode(12).toLowerCase()}%`], amount: undefined, numbers: ofCode(12) },
  ],
  [
    "a parcel's number",
    "6123–4567–8901",
    {
      parts: ["%6123-4567-8901%", "%6123–4567–8901%", "%612345678901%"],
      amount: undefined,
      trackingNumber: "612345678901",
    },
  ],
  ["a short Korean name", "바트", { parts: ["%바트%"], amount: undefined, name: "바트" }],
  ["two letters", "Бо", { parts: ["%бо%"], amount: undefined }],
  ["signs", "50%", { parts: ["%50\\%%"], amount: undefined }],
])("reads %s", (_what, typed, read) => {
  expect(readOrderSearch(typed)).toEqual(read);
});
