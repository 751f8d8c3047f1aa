import { describe, expect, it } from "vitest";
import { couriersInput, couriersSetting, DEFAULT_COURIERS, trackingLinkOf, WAYBILL_COLUMNS_MAX } from "./couriers";

const [CJ] = DEFAULT_COURIERS.couriers;

/** Codes of the faults of a setting with one courier. */
function faults(changes: object, usual = "cj"): string[] {
  const parsed = couriersInput.safeParse({ usual, couriers: [{ ...CJ, ...changes }] });
  return parsed.error?.issues.map(({ message }) => message) ?? [];
}

const column = (header: string) => ({ header, field: "recipient", text: "" });

describe("the couriers of a new shop", () => {
  it("are Korea's large ones, and follow the rules", () => {
    expect(couriersInput.parse(DEFAULT_COURIERS)).toEqual(DEFAULT_COURIERS);
    expect(DEFAULT_COURIERS.couriers.map(({ code }) => code)).toEqual(["cj", "hanjin", "lotte", "epost", "logen"]);
  });

  it.each(DEFAULT_COURIERS.couriers.map(({ code, trackingLink }) => [code, trackingLink] as const))(
    "have a page about a parcel of %s",
    (_code, link) => {
      const url = new URL(trackingLinkOf(link, "123456789012"));
      expect(url.protocol).toBe("https:");
      expect(url.href).toContain("123456789012");
    },
  );
});

describe("a courier", () => {
  it.each([
    "http://example.com/{no}",
    "https://example.com/",
    "https://{no}.example.com/",
    "https://example.com:{no}/",
    "javascript:alert('{no}')",
    "/track/{no}",
    "",
  ])("cannot have the link %j", (trackingLink) => {
    expect(faults({ trackingLink })).toEqual(["tracking_link_invalid"]);
  });

  it("may have its number in the path or in the query", () => {
    for (const trackingLink of ["https://example.com/{no}", "https://example.com/?a=1&no={no}"])
      expect(faults({ trackingLink })).toEqual([]);
  });

  it.each([
    ["no name", { name: " " }, "courier_name_required"],
    ["no columns", { columns: [] }, "waybill_columns_required"],
    ["a header of 51 characters", { columns: [column("a".repeat(51))] }, "too_long"],
    [
      "21 columns",
      { columns: Array.from({ length: WAYBILL_COLUMNS_MAX + 1 }, (_, index) => column(`열 ${index}`)) },
      "waybill_columns_too_many",
    ],
    ["a field that nobody knows", { columns: [{ header: "열", field: "password" }] }, "value_invalid"],
    ["a code with a blank", { code: "c j" }, "courier_unknown"],
  ])("cannot have %s", (_what, changes, code) => {
    expect(faults(changes)).toContain(code);
  });

  it("is the usual one only when it is there, and there only once", () => {
    expect(faults({}, "hanjin")).toEqual(["courier_unknown"]);
    expect(couriersSetting.safeParse({ usual: "cj", couriers: [CJ, CJ] }).success).toBe(false);
  });
});
