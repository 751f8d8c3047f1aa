import type { Product } from "@zakh/catalog/contract";
import { localized, pictureAddress } from "@zakh/kit/contract";
import type { Store, Weekday } from "@zakh/marketplace/contract";
import type { ShellData } from "../data/shell-data";
import { WORKING_HOURS } from "../format/opening-hours";
import { paths } from "../routing/paths";
import type { StructuredData } from "./page-handle";

/** JSON-LD as the content of a script element, with `<` escaped so that no text can close the element. */
export function jsonLd(things: StructuredData[] | undefined): string {
  if (!things || things.length === 0) return "";
  const graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
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
    ...nonEmpty({ logo: pictureAddress(shell.logoUrl, origin)?.href ?? "" }),
    image: new URL("/share.png", origin).href,
    ...nonEmpty({
      description: localized(footer, "description", language),
      telephone: footer.phone,
      email: footer.email,
    }),
    address: { "@type": "PostalAddress", streetAddress: footer.address, addressCountry: "KR" },
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

/** A product and its price per sale unit. */
export function productData(product: Product, language: string, address: string, origin: string): StructuredData {
  return {
    "@type": "Product",
    "@id": `${address}#product`,
    name: localized(product, "name", language),
    ...nonEmpty({ description: localized(product, "description", language) }),
    sku: String(product.id),
    category: localized(product, "category", language),
    image: pictures(product.imageUrls, origin),
    offers: {
      "@type": "Offer",
      url: address,
      price: product.price,
      priceCurrency: "KRW",
      availability: `https://schema.org/${product.isSoldOut ? "OutOfStock" : "InStock"}`,
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@id": `${origin}/#shop` },
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: product.price,
        priceCurrency: "KRW",
        referenceQuantity: { "@type": "QuantitativeValue", value: product.priceDivisor, unitCode: "KGM" },
      },
      eligibleQuantity: { "@type": "QuantitativeValue", minValue: product.minOrderQuantity, unitCode: "KGM" },
    },
  };
}

/** A store or service provider of the marketplace. */
export function storeData(store: Store, language: string, address: string, origin: string): StructuredData {
  return {
    "@type": "Store",
    "@id": `${address}#store`,
    name: store.name,
    url: address,
    ...nonEmpty({
      description: localized(store, "description", language),
      telephone: store.phone,
      email: store.email,
    }),
    ...nonEmpty({ logo: pictureAddress(store.logoUrl, origin)?.href ?? "" }),
    image: pictures([store.coverImageUrl, store.logoUrl], origin),
    address: { "@type": "PostalAddress", streetAddress: store.address, addressCountry: "KR" },
    openingHoursSpecification: Object.entries(DAYS).flatMap(([day, dayOfWeek]) => {
      const hours = store.openingHours[day as Weekday];
      return hours ? [{ "@type": "OpeningHoursSpecification", dayOfWeek, opens: hours.open, closes: hours.close }] : [];
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

/** Without empty texts. */
function nonEmpty(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ""));
}
