import { expect, it } from "vitest";
import { PAGES, type Page as Row } from "../../../storefront/app/pages";
import { addressesOf } from "../../../storefront/e2e/addresses";
import { Client, edgeUrl } from "./client";
import { inLanguage, type SentPage, sentPage } from "./sent-page";

type Thing = { "@type": string } & Record<string, unknown>;

function structured({ document }: SentPage): Thing[] {
  const written = document.querySelector('script[type="application/ld+json"]')?.textContent;
  return JSON.parse(written ?? "{}")["@graph"];
}

const canonicalOf = (page: SentPage) => page.attribute("link[rel=canonical]", "href");

const linked = (page: SentPage, language: string) =>
  page.attribute(`link[rel=alternate][hreflang="${language}"]`, "href");

const told = (page: SentPage, property: string) => page.attribute(`meta[property="${property}"]`, "content");

async function body(path: string): Promise<string> {
  const answer = await fetch(`${edgeUrl}${path}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

it("a product has structured data and sharing tags", async () => {
  const page = await sentPage("/products/1?fbclid=x");
  const canonical = canonicalOf(page);
  expect(canonical).toMatch(/^https?:\/\/[^/]+\/products\/1$/);
  expect(linked(page, "ru")).toBe(`${canonical}?lang=ru`);
  expect(linked(page, "x-default")).toBe(canonical);
  expect(told(page, "og:image")).toMatch(/^https?:\/\/.+\.jpg$/);
  expect(told(page, "og:image:type")).toBe("image/jpeg");
  expect(told(page, "og:type")).toBe("product");
  expect(told(page, "og:locale")).toBe("mn_MN");
  const things = structured(page);
  const product = things.find((thing) => thing["@type"] === "Product");
  expect(product).toMatchObject({ name: page.heading });
  expect(product?.offers).toMatchObject({ "@type": "Offer", priceCurrency: "KRW", price: expect.any(Number) });
  expect(things.map((thing) => thing["@type"])).toContain("BreadcrumbList");
});

it("the picture of a shared link is the JPEG of its tags", async () => {
  const page = await sentPage("/products/1");
  const picture = await fetch(told(page, "og:image") ?? "");
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, told(page, "og:image:type")]);
});

it("?lang= renders the page in that language, as its own canonical address, and remembers it", async () => {
  const asked = await sentPage("/contact?lang=ru");
  expect(asked.document.documentElement.lang).toBe("ru");
  expect(canonicalOf(asked)).toMatch(/\/contact\?lang=ru$/);
  expect(asked.headers.getSetCookie().join()).toContain("preferred-language=ru");
  for (const path of ["/contact", "/contact?lang=xx"])
    expect((await sentPage(path, inLanguage("ru"))).document.documentElement.lang, path).toBe("ru");
});

it.each(["/", "/contact"])("the shop says where it is and when it answers: %s", async (path) => {
  const shop = structured(await sentPage(path)).find((thing) => thing["@type"] === "GroceryStore");
  expect(shop?.address).toMatchObject({ addressCountry: "KR", streetAddress: expect.stringMatching(/\S/) });
  expect(shop?.openingHoursSpecification).toMatchObject({ opens: "09:00", closes: "22:00" });
});

it("a store tells its own address and hours", async () => {
  const page = await sentPage("/stores/1");
  const store = structured(page).find((thing) => String(thing["@id"]).endsWith("#store"));
  expect(store).toMatchObject({ "@type": "BeautySalon", name: page.heading });
  expect(store?.openingHoursSpecification).not.toHaveLength(0);
});

const isPublic = ({ indexed, shareable }: Row) => Boolean(indexed || shareable);

it.each(addressesOf((row) => row !== PAGES.orderConfirmation))(
  "is for search engines as the table of pages says: %s",
  async (path) => {
    const { document } = await sentPage(path);
    const isNoindex = document.querySelectorAll('meta[name=robots][content="noindex"]').length === 1;
    expect(isNoindex).toBe(!addressesOf(isPublic).includes(path));
    expect(document.querySelectorAll("link[rel=canonical]")).toHaveLength(isNoindex ? 0 : 1);
  },
);

const LAMB = encodeURIComponent("Хонины мах");

it.each([
  ["/?fbclid=x&utm_source=y", "/"],
  [`/?utm_source=y&category=${LAMB}&fbclid=x`, `/?category=${LAMB}`],
  [`/?sort=price&view=list&category=${LAMB}`, `/?category=${LAMB}`],
  ["/services?q=goyol&open=1", "/services"],
  ["/products/1?fbclid=x", "/products/1"],
  ["/service-category/hair-beauty?fbclid=x", "/service-category/hair-beauty"],
  ["/contact?fbclid=x", "/contact"],
])(
  "a page from an advertisement, or narrowed, has its own canonical address in each language: %s",
  async (advertised, own) => {
    for (const language of ["mn", "ru"]) {
      const page = await sentPage(advertised, inLanguage(language));
      expect(page.document.documentElement.lang).toBe(language);
      const address = new URL(canonicalOf(page) ?? "");
      const suffix = language === "mn" ? "" : `${own.includes("?") ? "&" : "?"}lang=${language}`;
      expect(address.pathname + address.search).toBe(own + suffix);
      for (const link of page.document.querySelectorAll("link[rel=alternate][hreflang]"))
        expect(link.getAttribute("href")).not.toContain("fbclid");
    }
  },
);

it("the sitemap lists products, services and stores in each language, and robots.txt leads to it", async () => {
  const sitemap = await body("/sitemap.xml");
  const products = (await new Client().get<{ id: number }[]>("/api/products")).body;
  // Other tests add some meanwhile, at the end.
  for (const { id } of products.slice(0, 10)) expect(sitemap).toContain(`/products/${id}</loc>`);
  expect(sitemap).toContain("/service-category/hair-beauty</loc>");
  expect(sitemap).toContain("/stores/1?lang=en</loc>");
  expect(sitemap).toContain("/stores/1?lang=ko</loc>");
  const robots = await body("/robots.txt");
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  const disallowed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
  expect(disallowed.sort()).toEqual([
    "/admin",
    "/auth",
    "/cart",
    "/checkout",
    "/confirm-email",
    "/favorites",
    "/my-page",
    "/my-page/addresses",
    "/my-reviews",
    "/offline",
    "/order-confirmation",
    "/order-lookup",
    "/password-reset",
    "/refund-account",
    "/search",
    "/standing-baskets",
    "/store/",
  ]);
});

it("what does not exist is answered 404", async () => {
  for (const path of ["/nope", "/products/x", "/stores/0", "/stores/999999", "/service-category/nope", "/sitemap"]) {
    expect((await fetch(`${edgeUrl}${path}`)).status, path).toBe(404);
  }
});

it("no character of a page is broken", async () => {
  for (const language of ["mn", "ru", "en"]) {
    for (const path of ["/", "/products/1", "/contact", "/service-category/hair-beauty"]) {
      const text = await body(`${path}?lang=${language}`);
      expect(text.match(/.{0,40}[\0\uFFFD].{0,40}/)?.[0], `${path} in ${language}`).toBeUndefined();
    }
  }
});
