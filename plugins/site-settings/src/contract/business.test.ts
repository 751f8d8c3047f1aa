import { describe, expect, it } from "vitest";
import { businessSetting, isBusinessNumber } from "./business";
import { businessLines, businessParagraph, missingOfBusiness } from "./business-lines";
import { SETTING_FALLBACKS } from "./setting-fallbacks";

const whole = businessSetting.parse({
  tradeName: "자흐",
  representative: "바트 볼로르마",
  businessNumber: "１２４ 81-00998",
  mailOrderExempt: true,
  meatLicence: "제123호",
  address: "충북 청주시",
  phone: "043-123-4567",
  email: "shop@example.com",
  privacyOfficer: "볼로르마",
  hostingProvider: "AWS",
  escrowBank: "KB국민은행",
  escrowUrl: "https://okbfex.kbstar.com/x",
});

describe("a business number", () => {
  it("is ten digits of which the last follows from the others, however it is typed", () => {
    expect(["1248100998", "1234567891"].map(isBusinessNumber)).toEqual([true, true]);
    expect(["1248100997", "124810099", "", "12481009988", "0000000000"].some(isBusinessNumber)).toBe(false);
    expect(whole.businessNumber).toBe("124-81-00998");
  });

  it("is refused with a wrong digit or as marks alone, and may be empty", () => {
    for (const businessNumber of ["()", "١٢٤٨١٠٠٩٩٨", "+1248100998"])
      expect(businessSetting.safeParse({ businessNumber }).success, businessNumber).toBe(false);
    const refused = businessSetting.safeParse({ businessNumber: "124-81-00997" }).error?.issues;
    expect(refused?.map(({ message }) => message)).toEqual(["business_number_invalid"]);
    expect(businessSetting.parse({})).toEqual(SETTING_FALLBACKS.business);
  });
});

it("names and numbers of punctuation alone are none", () => {
  for (const field of ["tradeName", "representative", "mailOrderNumber", "meatLicence", "address", "escrowBank"]) {
    expect(businessSetting.safeParse({ [field]: "-" }).error?.issues[0]?.message, field).toBe("value_invalid");
    expect(businessSetting.safeParse({ [field]: "" }).success, field).toBe(true);
  }
});

it("a phone has the digits of one", () => {
  for (const phone of ["x", "12"])
    expect(businessSetting.safeParse({ phone }).error?.issues[0]?.message).toBe("value_invalid");
  expect(businessSetting.parse({ phone: "1588-1234" }).phone).toBe("1588-1234");
});

it("the link of the escrow is a page of the web", () => {
  for (const escrowUrl of ["javascript:alert(1)", "http://a.kr", "a.kr"])
    expect(businessSetting.safeParse({ escrowUrl }).error?.issues[0]?.message).toBe("escrow_link_invalid");
});

describe("who sells", () => {
  it("is said in the page's language and in Korean, with links to the register and the escrow", () => {
    const lines = businessLines(whole, "mn");
    expect(lines[0]).toEqual({ field: "tradeName", label: "Аж ахуйн нэр (상호)", value: "자흐" });
    expect(lines.find(({ field }) => field === "businessNumber")?.url).toBe(
      "https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1248100998",
    );
    expect(lines.find(({ field }) => field === "escrowBank")?.url).toBe(whole.escrowUrl);
    expect(lines.find(({ field }) => field === "mailOrderNumber")?.value).toBe("чөлөөлөгдсөн");
    expect(businessParagraph(whole, "ko")).toContain("상호: 자흐 · 대표자: 바트 볼로르마");
  });

  it("leaves out what is not set", () => {
    expect(businessLines(SETTING_FALLBACKS.business, "ru")).toEqual([]);
    expect(businessParagraph(SETTING_FALLBACKS.business, "ru")).toBe("");
  });

  it("is whole without a mail-order number only for who is exempt, and without an escrow's link never", () => {
    expect(missingOfBusiness(whole)).toEqual([]);
    expect(missingOfBusiness({ ...whole, mailOrderExempt: false })).toEqual(["mailOrderNumber"]);
    expect(missingOfBusiness({ ...whole, escrowUrl: "" })).toEqual(["escrowBank"]);
    expect(missingOfBusiness(SETTING_FALLBACKS.business)).toHaveLength(11);
  });
});
