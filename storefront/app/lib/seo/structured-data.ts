import type { Weekday } from "@zakh/catalog/contract";
import { FACT_TITLES, type FactRow, type Product, UNIT_CODES } from "@zakh/catalog/contract";
import { type Language, localized, pictureAddress } from "@zakh/kit/contract";
import type { Store, StoreService } from "@zakh/marketplace/contract";
import { type ProductReviews, RATING_MAX } from "@zakh/reviews/contract";
import type { ShellData } from "../data/shell-data";
import { factOf } from "../format/fact-of";
import { firstOf } from "../format/first-of";
import { WORKING_HOURS } from "../format/opening-hours";
import { paths } from "../routing/paths";
import type { StructuredData } from "./page-handle";

/** JSON-LD as the content of a script element, with `<` escaped so that no text can close the element. */
export function jsonLd(things: StructuredData[] | undefined): string {
  if (!things || things.length === 0) return "";
  const graph = { "@context": "https://schema.org", "@graph": things };
  const written = JSON.stringify(graph, (_name, value) => (saysNothing(value) ? undefined : value));
  return written.replaceAll("<", "\\u003c");
}

/** An empty text or list, or a thing with nothing but its type: search engines report those as faults. */
function saysNothing(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== "object" || value === null) return value === undefined;
  return Object.entries(value).every(([name, part]) => name === "@type" || saysNothing(part));
}

/** The shop itself: name, address, opening hours (spec §9). */
export function shopData(shell: ShellData): StructuredData {
  const { footer, language, origin } = shell;
  return {
    "@type": "GroceryStore",
    "@id": `${origin}/#shop`,
    name: footer.companyName || shell.siteName,
    alternateName: shell.siteName,
    url: `${origin}/`,
    logo: pictureAddress(shell.logoUrl, origin)?.href,
    image: new URL("/share.png", origin).href,
    description: localized(footer, "description", language),
    telephone: firstOf(footer.phone),
    email: footer.email,
    address: postalAddress(footer.address),
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: Object.values(DAYS),
      opens: WORKING_HOURS.open,
      closes: WORKING_HOURS.close,
    },
    currenciesAccepted: "KRW",
    paymentAccepted: "Bank transfer",
    areaServed: { "@type": "Country", name: "South Korea" },
    sameAs: Object.values(footer.socialLinks).filter(Boolean),
  };
}

/** So many reviews of a product are told to search engines. */
const REVIEWS_TOLD = 5;

/** A product and its price per sale unit, with the reviews that its page shows. */
export function productData(
  product: Product,
  language: Language,
  address: string,
  origin: string,
  reviews?: ProductReviews,
): StructuredData {
  const unitCode = UNIT_CODES[product.unit];
  return {
    "@type": "Product",
    "@id": `${address}#product`,
    name: localized(product, "name", language),
    description: localized(product, "description", language),
    sku: String(product.id),
    category: localized(product, "category", language),
    image: pictures(product.imageUrls, origin),
    additionalProperty: factsOf(product, language),
    countryOfOrigin: { "@type": "Country", name: localized(product, "origin", language) },
    offers: {
      "@type": "Offer",
      url: address,
      price: product.price,
      priceCurrency: "KRW",
      availability: `https://schema.org/${product.isSoldOut ? "OutOfStock" : "InStock"}`,
      itemCondition: "https://schema.org/NewCondition",
      seller: sellerOf(product, origin),
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: product.price,
        priceCurrency: "KRW",
        referenceQuantity: { "@type": "QuantitativeValue", value: product.priceDivisor, unitCode },
      },
      eligibleQuantity: { "@type": "QuantitativeValue", minValue: product.minOrderQuantity, unitCode },
    },
    ...(reviews?.count ? reviewData(reviews) : {}),
  };
}

/** The shop, which every page tells of, or the store by its name. */
function sellerOf({ seller }: Pick<Product, "seller">, origin: string) {
  if (!seller) return { "@id": `${origin}/#shop` };
  const url = `${origin}${paths.store(seller.id)}`;
  return { "@type": "Organization", "@id": `${url}#store`, name: seller.name, url };
}

/** What Korea's notice for food asks for, beside the origin, which has a name of its own. */
const FACTS_TOLD = [
  "cut",
  "packWeight",
  "temperature",
  "storage",
  "useBy",
  "grade",
  "producer",
  "ingredients",
  "allergens",
] as const satisfies FactRow[];

/** The facts as its page shows them. */
function factsOf(product: Product, language: Language): StructuredData[] {
  return FACTS_TOLD.flatMap((field) => {
    const { text: value } = factOf(product, field, language);
    return value ? [{ "@type": "PropertyValue", name: FACT_TITLES[field][language], value }] : [];
  });
}

/** The mean of a product's reviews, and the newest of them. */
function reviewData({ rating, count, reviews }: ProductReviews): object {
  return {
    aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount: count, bestRating: RATING_MAX },
    // A review without an author would be a fault to a search engine: the letter is gone with the account.
    review: reviews
      .filter(({ author }) => author !== "")
      .slice(0, REVIEWS_TOLD)
      .map((review) => ({
        "@type": "Review",
        author: { "@type": "Person", name: review.author },
        datePublished: review.writtenAt.slice(0, 10),
        reviewBody: review.text,
        reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: RATING_MAX },
      })),
  };
}

/** The kind of business that schema.org has for a service category, by the category's icon. */
const BUSINESSES: Readonly<Record<string, string>> = {
  scissors: "BeautySalon",
  languages: "ProfessionalService",
  "file-text": "ProfessionalService",
  wrench: "AutoRepair",
  truck: "MovingCompany",
  utensils: "Restaurant",
  stethoscope: "MedicalBusiness",
  "graduation-cap": "EducationalOrganization",
  house: "RealEstateAgent",
  smartphone: "MobilePhoneStore",
  "credit-card": "FinancialService",
  shield: "InsuranceAgency",
};

/** A store or service provider of the marketplace; its kind follows from its service category. */
export function storeData(
  store: Store,
  iconName: string | undefined,
  language: Language,
  address: string,
  origin: string,
): StructuredData {
  return {
    "@type": BUSINESSES[iconName ?? ""] ?? "Store",
    "@id": `${address.split("?")[0]}#store`,
    name: store.name,
    url: address,
    description: localized(store, "description", language),
    telephone: store.phone,
    email: store.email,
    logo: pictureAddress(store.logoUrl, origin)?.href,
    image: pictures([store.coverImageUrl, store.logoUrl, ...store.photoUrls], origin),
    address: postalAddress(store.address),
    openingHoursSpecification: Object.entries(DAYS).flatMap(([day, dayOfWeek]) => {
      const hours = store.openingHours[day as Weekday];
      if (!hours) return [];
      const [opens, closes] = hours.open === hours.close ? ["00:00", "23:59"] : [hours.open, hours.close];
      return [{ "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes }];
    }),
    makesOffer: store.services.map((service) => serviceData(service, language)),
  };
}

/** A service with its price, or the lowest. */
function serviceData({ price, isFrom, ...names }: StoreService, language: Language): StructuredData {
  return {
    "@type": "Offer",
    itemOffered: { "@type": "Service", name: localized(names, "name", language) },
    ...(price !== null && {
      priceSpecification: {
        "@type": "PriceSpecification",
        priceCurrency: "KRW",
        ...(isFrom ? { minPrice: price } : { price }),
      },
    }),
  };
}

/** The breadcrumbs from the home page to this one; each `path` is on this site. */
export function breadcrumbs(origin: string, steps: { name: string; path: string }[]): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}

/** The first step of all breadcrumbs. */
export function homeStep(shell: ShellData): { name: string; path: string } {
  return { name: shell.siteName, path: paths.home };
}

const DAYS: Record<Weekday, string> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

/** The absolute addresses of the links that are pictures. */
function pictures(links: readonly string[], origin: string): string[] {
  return links.flatMap((link) => pictureAddress(link, origin)?.href ?? []);
}

/** A Korean address, with its province or city as far as it is written. */
function postalAddress(address: string): StructuredData {
  const words = address.split(/[\s,]+/);
  const region = words.find((word) => /(?:특별시|광역시|특별자치[시도]|도)$/u.test(word));
  return {
    "@type": "PostalAddress",
    streetAddress: address,
    addressRegion: region,
    addressLocality: words.find((word) => word !== region && /[시군]$/u.test(word)),
    postalCode: words.find((word) => /^\d{5}$/.test(word)),
    addressCountry: "KR",
  };
}
