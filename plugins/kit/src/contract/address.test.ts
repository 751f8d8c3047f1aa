import { describe, expect, it } from "vitest";
import { addressParts, addressText, NO_ADDRESS, partsOfText } from "./address";
import { postcodeIn } from "./postcode";

const PARTS = { postcode: "28644", roadAddress: "충북 청주시 1순환로 7", building: "101동 1502호", doorCode: "#1234*" };

describe("an address in parts", () => {
  it("is one text, which never has the code of the door", () => {
    expect(addressText(PARTS)).toBe("(28644) 충북 청주시 1순환로 7, 101동 1502호");
    expect(addressText({ ...PARTS, postcode: "", building: "" })).toBe("충북 청주시 1순환로 7");
    expect(addressText(NO_ADDRESS)).toBe("");
    expect(addressParts.parse({ ...PARTS, postcode: "  " }).postcode).toBe("");
  });

  it.each(["２８６４４", "286 44", "286-44", " 28644 ", "(28644)", "우편번호: 28644"])(
    "reads the postcode %j",
    (typed) => {
      expect(addressParts.parse({ ...PARTS, postcode: typed }).postcode).toBe("28644");
      expect(postcodeIn(addressText({ ...PARTS, postcode: typed }))).toBe("28644");
    },
  );

  it.each([
    [{ postcode: "2864" }, "postcode", "postcode_invalid"],
    [{ postcode: "286445" }, "postcode", "postcode_invalid"],
    [{ postcode: "abcde" }, "postcode", "postcode_invalid"],
    [{ roadAddress: "청주" }, "roadAddress", "address_too_short"],
    [{ roadAddress: undefined }, "roadAddress", "address_too_short"],
    [{ building: "б".repeat(81) }, "building", "too_long"],
    [{ doorCode: "1\n2" }, "doorCode", "text_invalid"],
  ])("refuses %j at %s", (change, field, code) => {
    const [issue] = addressParts.safeParse({ ...PARTS, ...change }).error?.issues ?? [];
    expect([issue?.path.join("."), issue?.message]).toEqual([field, code]);
  });

  it("that was typed in several lines is one", () => {
    const typed = { ...PARTS, roadAddress: " 충북 청주시,\n 1순환로 7\r\n" };
    expect(addressParts.parse(typed).roadAddress).toBe("충북 청주시, 1순환로 7");
    expect(addressText(typed)).toBe("(28644) 충북 청주시, 1순환로 7, 101동 1502호");
  });

  it("needs the road alone, and fits the column of an address in one text", () => {
    expect(addressParts.parse({ roadAddress: "Чонжу хот, Хындог 12" })).toEqual({
      ...NO_ADDRESS,
      roadAddress: "Чонжу хот, Хындог 12",
    });
    const longest = { ...PARTS, roadAddress: "г".repeat(200), building: "б".repeat(80) };
    expect(addressText(addressParts.parse(longest)).length).toBeLessThanOrEqual(300);
  });
});

describe("an address in one text", () => {
  it.each([
    ["서울 강남구 테헤란로 1\n101동 202호 (06134)", "06134", "서울 강남구 테헤란로 1, 101동 202호"],
    ["28644 충북 청주시 1순환로 7", "28644", "충북 청주시 1순환로 7"],
    ["[28644] Чонжу хот , 12-3", "28644", "Чонжу хот, 12-3"],
    ["２８６４４ 청주시 7", "28644", "청주시 7"],
    ["010-1234-5678 залгана уу, Чонжу 5", "", "010-1234-5678 залгана уу, Чонжу 5"],
    ["", "", ""],
  ])("%j has its postcode, and the rest as its road", (text, postcode, roadAddress) => {
    expect(partsOfText(text)).toEqual({ ...NO_ADDRESS, postcode, roadAddress });
  });

  it("that was made of parts has the same postcode and place again", () => {
    const again = partsOfText(addressText(PARTS));
    expect(addressText(again)).toBe(addressText(PARTS));
  });
});
