import { describe, expect, it } from "vitest";
import { SITE_SETTINGS, type SiteSettingKey } from "./setting-values";

function firstFault(key: SiteSettingKey, value: string) {
  return SITE_SETTINGS[key].safeParse(value).error?.issues[0]?.message;
}

describe("settings", () => {
  it("take a shipping fee of whole won, not below nothing", () => {
    expect(firstFault("shipping_fee", "4000")).toBeUndefined();
    expect(firstFault("shipping_fee", "0")).toBeUndefined();
    expect(firstFault("shipping_fee", "-1")).toBe("shipping_fee_negative");
    expect(firstFault("shipping_fee", "дөрөв")).toBe("shipping_fee_not_number");
    expect(firstFault("shipping_fee", "1e3")).toBe("shipping_fee_not_number");
    expect(firstFault("shipping_fee", "")).toBe("shipping_fee_not_number");
  });

  it("take a site name that is not blank", () => {
    expect(firstFault("site_name", "Зах")).toBeUndefined();
    expect(firstFault("site_name", "   ")).toBe("site_name_blank");
  });

  it("take a logo from this site or the web, not from a script", () => {
    expect(firstFault("logo_url", "/static/img/logo.svg")).toBeUndefined();
    expect(firstFault("logo_url", "javascript:alert(1)")).toBe("link_invalid");
  });
});
