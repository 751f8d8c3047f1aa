import { LANGUAGES, type Language } from "@zakh/kit/contract";
import { SETTING_FALLBACKS } from "@zakh/site-settings/contract";
import { describe, expect, it } from "vitest";
import { FRESH_GOODS, LEGAL_KINDS, LEGAL_TEXT_MAX, legalBlocks } from "../contract";
import type { LegalFacts } from "./facts";
import { legalTemplate } from "./templates";
import { WHAT_IS_KEPT } from "./what-is-kept";

const EMPTY: LegalFacts = {
  shopName: "Зах",
  business: SETTING_FALLBACKS.business,
  phone: "",
  email: "",
  paymentHours: 0,
  couriers: [],
  hasPickup: false,
  hasPostcodeSearch: false,
};

const WHOLE: LegalFacts = {
  ...EMPTY,
  business: {
    ...EMPTY.business,
    tradeName: "자흐상회",
    representative: "바트볼드",
    businessNumber: "124-81-00998",
    hostingProvider: "Zakh Hosting",
    privacyOfficer: "Сараа",
    escrowBank: "KB국민은행",
  },
  phone: "043-123-4567",
  email: "shop@zakh.example",
  paymentHours: 72,
  couriers: ["CJ대한통운", "한진택배"],
  hasPickup: true,
  hasPostcodeSearch: true,
};

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(LEGAL_KINDS)("the template of %s fits, has parts, and no gap where nothing is set", (kind) => {
    for (const facts of [EMPTY, WHOLE]) {
      const text = legalTemplate(kind, facts)[language];
      expect(text.length).toBeLessThan(LEGAL_TEXT_MAX);
      expect(text).not.toMatch(/undefined|null|\{\{|: *$|\(\)|^-\s*$/m);
      const blocks = legalBlocks(text);
      expect(blocks.filter((block) => block.kind === "heading").length).toBeGreaterThan(3);
      // Every heading has something below it.
      blocks.forEach((block, place) => {
        if (block.kind === "heading") expect(blocks[place + 1]?.kind, block.text).not.toBe("heading");
      });
      expect(blocks.at(-1)?.kind).not.toBe("heading");
    }
  });

  it("the terms say who sells, when to pay, and where to turn in a dispute", () => {
    const { [language]: text } = legalTemplate("terms", WHOLE);
    for (const said of ["자흐상회", "바트볼드", "124-81-00998", "72", "KB국민은행", "1372"])
      expect(text).toContain(said);
  });

  it("the privacy policy says everything that is kept, for what, until when, and who gets it", () => {
    const { [language]: text } = legalTemplate("privacy", WHOLE);
    for (const { what, why, until, to } of WHAT_IS_KEPT) {
      for (const said of [what, why, until, ...(to ? [to] : [])]) expect(text).toContain(said[language]);
    }
    const receivers = ["CJ대한통운", "Zakh Hosting", "Сараа", "043-123-4567", KAKAO[language], "118"];
    for (const said of receivers) expect(text).toContain(said);
    expect(legalTemplate("privacy", EMPTY)[language]).not.toContain(KAKAO[language]);
  });

  it("returns begin with fresh goods, and say three months, thirty days and three working days", () => {
    const { [language]: text } = legalTemplate("returns", WHOLE);
    expect(text).toContain(FRESH_GOODS[language]);
    expect(text).toMatch(/3.*30/);
    expect(text).toMatch(/3 ?(?:영업일|рабочих дней|working days)|ажлын 3 өдр/);
  });

  it("delivery names the courier", () => {
    expect(legalTemplate("delivery", WHOLE)[language]).toContain("한진택배");
  });
});

const KAKAO: Record<Language, string> = { mn: "Kakao", ru: "Kakao", en: "Kakao", ko: "카카오" };
