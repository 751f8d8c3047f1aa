import { textsOf } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { formPhotos, NO_IDENTITY, serviceCategoryChanges, storeChanges, storeInput } from ".";

const FORM = {
  categoryId: 3,
  name: "Дэлгүүр",
  address: "Чонжу хот",
  phone: "010-1234-5678",
  email: "store@example.com",
};

describe("a form with changes", () => {
  it("has no values for omitted fields", () => {
    expect(storeChanges.parse({})).toEqual({});
    expect(storeChanges.parse({ logoUrl: null })).toEqual({ logoUrl: "" });
    expect(serviceCategoryChanges.parse({})).toEqual({});
  });

  it("drops fields that it may not set", () => {
    const forged = { isVerified: true, isSuspended: false, userId: 1, id: 1, number: 1, createdAt: "2001-01-01" };
    expect(storeChanges.parse({ ...forged, name: "Шинэ нэр" })).toEqual({ name: "Шинэ нэр" });
    expect(storeInput.parse({ ...FORM, ...forged })).toEqual({
      ...FORM,
      ...NO_IDENTITY,
      description: "",
      ...textsOf(["deliveryPromise"]),
      descriptionRu: "",
      descriptionEn: "",
      logoUrl: "",
      coverImageUrl: "",
      photoUrls: [],
      services: [],
      position: "",
      openingHours: {},
      sendingDays: null,
      isActive: true,
    });
  });

  it("has services with a name and a price, the lowest, or none, and photos once each", () => {
    const codes = (changes: object) => storeChanges.safeParse(changes).error?.issues.map(({ message }) => message);
    const service = { name: " Үс засах ", price: 15_000 };
    expect(storeChanges.parse({ services: [service, { name: "Засалт", price: null, isFrom: "true" }] })).toEqual({
      services: [
        { ...textsOf(["name"]), name: "Үс засах", price: 15_000, isFrom: false },
        { ...textsOf(["name"]), name: "Засалт", price: null, isFrom: true },
      ],
    });
    expect(codes({ services: [{ ...service, name: " " }] })).toEqual(["store_service_name_required"]);
    for (const price of [0, -1, 100_000_001, "15000"]) {
      expect(codes({ services: [{ ...service, price }] }), String(price)).toEqual(["price_invalid"]);
    }
    expect(codes({ services: [{ ...service, price: 1.5 }] })).toEqual(["won_has_no_decimals"]);
    expect(codes({ services: Array.from({ length: 51 }, () => service) })).toEqual(["too_long"]);
    const url = "/static/img/a.webp";
    expect(storeChanges.parse({ photoUrls: [url, url] })).toEqual({ photoUrls: [url] });
    expect(codes({ photoUrls: ["javascript:alert(1)"] })).toEqual(["picture_link_invalid"]);
    expect(codes({ photoUrls: [""] })).toEqual(["picture_link_invalid"]);
    // Only a form has new ones.
    expect(codes({ photoUrls: ["new:0"] })).toEqual(["picture_link_invalid"]);
    expect(formPhotos.parse(["new:1", url, "new:0"])).toEqual(["new:1", url, "new:0"]);
    expect(formPhotos.safeParse(["new:", url]).error?.issues.map(({ message }) => message)).toEqual([
      "picture_link_invalid",
    ]);
    expect(codes({ photoUrls: Array.from({ length: 7 }, (_, at) => `/static/img/${at}.webp`) })).toEqual([
      "store_photos_too_many",
    ]);
  });

  it("accepts texts of multipart forms", () => {
    expect(storeChanges.parse({ categoryId: " 12 ", isActive: "false", mailOrderExempt: "true" })).toEqual({
      categoryId: 12,
      isActive: false,
      mailOrderExempt: true,
    });
    expect(storeChanges.safeParse({ isActive: "no" }).success).toBe(false);
  });

  it("reads a business number however it was pasted, and checks its last digit", () => {
    expect(storeChanges.parse({ businessNumber: " １２４ 81-00998 " })).toEqual({ businessNumber: "124-81-00998" });
    expect(storeChanges.parse({ businessNumber: "" })).toEqual({ businessNumber: "" });
    const refused = storeInput.safeParse({ ...FORM, businessNumber: "124-81-00997" }).error?.issues;
    expect(refused?.map(({ path, message }) => [path.join("."), message])).toEqual([
      ["businessNumber", "business_number_invalid"],
    ]);
  });
});

describe("the address of a picture", () => {
  it.each(["", "/static/img/a.webp", "https://example.com/a.png?x=1", "HTTP://example.com/a"])("may be %j", (url) => {
    expect(storeChanges.parse({ logoUrl: url })).toEqual({ logoUrl: url });
  });

  it.each([
    "//evil.example/a",
    "/\\evil.example",
    "javascript:alert(1)",
    "data:,x",
    "a.png",
    "/a b",
    "/a\u0000",
    "https:",
  ])("may not be %j", (url) => {
    expect(storeChanges.safeParse({ logoUrl: url }).success).toBe(false);
  });
});
