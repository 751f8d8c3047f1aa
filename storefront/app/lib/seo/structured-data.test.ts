import { textsOf } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { OWN_STORE, productOf } from "../../testing/shop-data";
import { jsonLd, productData, storeData } from "./structured-data";

const BAKERY = { id: 2, name: "Буузны газар", sendingDays: null, ...textsOf(["deliveryPromise"]) };

describe("the structured data of a page", () => {
  it("is JSON that no text can close", () => {
    const written = jsonLd([{ "@type": "Product", name: "</script><script>alert(1)</script>" }]);
    expect(written).not.toContain("<");
    expect(JSON.parse(written)["@graph"][0].name).toBe("</script><script>alert(1)</script>");
  });

  it("omits a stored picture address that is invalid", () => {
    const store = { ...OWN_STORE, photoUrls: ["javascript:alert(1)", "/static/img/b.webp"] };
    const message = storeData(
      { ...store, logoUrl: "https://[", coverImageUrl: "/static/img/a.webp" },
      undefined,
      "mn",
      "https://zakh.example/stores/1",
      "https://zakh.example",
    );
    expect(message.logo).toBeUndefined();
    expect(message.image).toEqual(["a", "b"].map((file) => `https://zakh.example/static/img/${file}.webp`));
  });

  it("tells the kind of a business and its region, and nothing that is empty", () => {
    const address = "28644 충청북도 청주시 흥덕구 사남로 12";
    const store = { ...OWN_STORE, name: "Гоёл", description: " ", phone: "", email: "", address };
    const told = storeData(store, "scissors", "mn", "https://zakh.kr/stores/1", "");
    const [written] = JSON.parse(jsonLd([told]))["@graph"];
    expect(written).toEqual({
      "@type": "BeautySalon",
      "@id": "https://zakh.kr/stores/1#store",
      name: "Гоёл",
      url: "https://zakh.kr/stores/1",
      address: {
        "@type": "PostalAddress",
        streetAddress: address,
        addressRegion: "충청북도",
        addressLocality: "청주시",
        postalCode: "28644",
        addressCountry: "KR",
      },
    });
  });

  it("tells what a store does for a price, or from which on", () => {
    const services = [
      { name: "Үс засах", nameRu: "", nameEn: "Haircut", price: 15_000, isFrom: false },
      { name: "Үс будах", nameRu: "", nameEn: "", price: 60_000, isFrom: true },
      { name: "Найрын засалт", nameRu: "", nameEn: "", price: null, isFrom: false },
    ];
    const { makesOffer } = storeData({ ...OWN_STORE, services }, "scissors", "en", "https://zakh.kr/stores/1", "");
    const won = { "@type": "PriceSpecification", priceCurrency: "KRW" };
    const offer = (name: string) => ({ "@type": "Offer", itemOffered: { "@type": "Service", name } });
    expect(makesOffer).toEqual([
      { ...offer("Haircut"), priceSpecification: { ...won, price: 15_000 } },
      { ...offer("Үс будах"), priceSpecification: { ...won, minPrice: 60_000 } },
      offer("Найрын засалт"),
    ]);
  });

  it("tells where a product comes from, and who sells it", () => {
    const product = {
      ...productOf(3),
      origin: "Австрали",
      originRu: "",
      originEn: "Australia",
      storeId: 2,
      seller: BAKERY,
    };
    const told = productData(product, "en", "https://zakh.kr/products/3", "https://zakh.kr");
    expect(told.countryOfOrigin).toEqual({ "@type": "Country", name: "Australia" });
    expect(told.offers).toMatchObject({
      seller: { "@type": "Organization", "@id": "https://zakh.kr/stores/2#store", name: "Буузны газар" },
    });
    expect(jsonLd([productData(productOf(3), "mn", "", "")])).not.toContain("countryOfOrigin");
  });

  it("tells what Korea's notice for food asks for, and nothing that nobody has said", () => {
    const product = productOf(3, { temperature: "frozen", packWeight: 500, producer: "Импортлогч", useByRu: "" });
    expect(productData(product, "mn", "", "").additionalProperty).toEqual(
      [
        ["Савлагааны жин", "500 г"],
        ["Хөргөлт", "Хөлдөөсөн"],
        ["Хадгалах нөхцөл", "−18 °C-ээс доош хадгална"],
        ["Үйлдвэрлэгч, импортлогч", "Импортлогч"],
      ].map(([name, value]) => ({ "@type": "PropertyValue", name, value })),
    );
  });

  it("tells the mean of a product's reviews and the newest of them, without those whose author is gone", () => {
    const review = {
      id: 1,
      text: "Сайн",
      photos: [],
      writtenAt: "2026-11-20T03:00:00.000Z",
      answer: "",
      answeredAt: null,
    };
    const reviews = [
      { ...review, rating: 4, author: "Б." },
      { ...review, rating: 5, author: "" },
    ];
    const read = { rating: 4.5, count: 2, distribution: [0, 0, 0, 1, 1], reviews };
    expect(productData(productOf(3), "mn", "", "", read)).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2, bestRating: 5 },
      review: [{ author: { name: "Б." }, reviewRating: { ratingValue: 4 }, datePublished: "2026-11-20" }],
    });
    const none = { ...read, rating: null, count: 0, reviews: [] };
    expect(productData(productOf(3), "mn", "", "", none)).not.toHaveProperty("aggregateRating");
  });

  it("is empty without objects", () => {
    expect(jsonLd(undefined)).toBe("");
    expect(jsonLd([])).toBe("");
  });
});
