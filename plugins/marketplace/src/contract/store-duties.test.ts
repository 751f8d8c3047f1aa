import { LANGUAGES } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { dutyNames, missingOfStore, missingReason, STORE_DUTIES } from "./store-duties";
import { NO_IDENTITY, type StoreIdentity } from "./store-identity";

const whole: StoreIdentity = {
  tradeName: "고비",
  representative: "Болд",
  businessNumber: "124-81-00998",
  mailOrderNumber: "제2026-충북청주-0001호",
  mailOrderExempt: false,
  meatLicence: "제12호",
};

describe("what a store has not told by law", () => {
  it("is nothing of a whole one, and all of a bare one", () => {
    expect(missingOfStore(whole, true)).toEqual([]);
    expect(missingOfStore(NO_IDENTITY, true)).toEqual(STORE_DUTIES);
  });

  it("is no mail-order number of who is exempt, and no licence of who sells no meat", () => {
    const exempt = { ...whole, mailOrderNumber: "", mailOrderExempt: true, meatLicence: "" };
    expect(missingOfStore(exempt, false)).toEqual([]);
    expect(missingOfStore(exempt, true)).toEqual(["meatLicence"]);
    expect(missingOfStore({ ...exempt, mailOrderExempt: false }, false)).toEqual(["mailOrderNumber"]);
  });

  it.each(LANGUAGES)("is said by name, and in Korean, in %s", (language) => {
    const reason = missingReason(["representative", "meatLicence"], language);
    expect(reason).toContain(dutyNames(["representative", "meatLicence"], language));
    for (const korean of ["대표자", "식육판매업 신고번호"]) expect(reason).toContain(korean);
  });
});
