import { describe, expect, it } from "vitest";
import { SETTINGS } from "./setting-registry";

const FIELDS = {
  shipping_fee: SETTINGS["shipping-fee"].schema.shape.value,
  site_name: SETTINGS["site-name"].schema.shape.siteName,
  logo_url: SETTINGS.logo.schema.shape.logoUrl,
};

function firstFault(field: keyof typeof FIELDS, value: string) {
  return FIELDS[field].safeParse(value).error?.issues[0]?.message;
}

describe("settings", () => {
  it("accept a shipping fee in whole won, not below 0", () => {
    expect(firstFault("shipping_fee", "4000")).toBeUndefined();
    expect(firstFault("shipping_fee", "0")).toBeUndefined();
    expect(firstFault("shipping_fee", "-1")).toBe("shipping_fee_negative");
    expect(firstFault("shipping_fee", "дөрөв")).toBe("shipping_fee_not_number");
    expect(firstFault("shipping_fee", "1e3")).toBe("shipping_fee_not_number");
    expect(firstFault("shipping_fee", "")).toBe("shipping_fee_not_number");
    expect(firstFault("shipping_fee", "1.5")).toBe("shipping_fee_not_whole");
    expect(firstFault("shipping_fee", "1000000000")).toBe("shipping_fee_too_high");
  });

  it("store a shipping fee as digits, whether it was a text or a number", () => {
    expect(FIELDS.shipping_fee.parse(" 007 ")).toBe("7");
    expect(FIELDS.shipping_fee.parse(4000)).toBe("4000");
    expect(FIELDS.shipping_fee.parse("4.000")).toBe("4000");
    expect(FIELDS.shipping_fee.parse("4,000")).toBe("4000");
    expect(FIELDS.shipping_fee.parse("-0")).toBe("0");
    expect(FIELDS.shipping_fee.parse("5.0")).toBe("5");
  });

  it("accept a site name that is not blank", () => {
    expect(firstFault("site_name", "Зах")).toBeUndefined();
    expect(firstFault("site_name", "   ")).toBe("site_name_blank");
  });

  it("accept a logo from this site or the web, not from a script", () => {
    expect(firstFault("logo_url", "/static/img/logo.svg")).toBeUndefined();
    expect(firstFault("logo_url", "javascript:alert(1)")).toBe("picture_link_invalid");
    expect(firstFault("logo_url", "mailto:zakh@example.com")).toBe("picture_link_invalid");
    expect(firstFault("logo_url", "")).toBe("logo_required");
  });
});
