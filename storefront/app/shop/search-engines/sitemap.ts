import type { Category, Product } from "@zakh/catalog/contract";
import { LANGUAGES } from "@zakh/kit/contract";
import type { ServiceCategory, Store } from "@zakh/marketplace/contract";
import type { AppLoadContext } from "react-router";
import { paths } from "../../lib/routing/paths";
import { alternateAddresses, pageAddress } from "../../lib/seo/page-address";
import { readCommerce, readCommerceOr } from "../../lib/server/commerce.server";
import { publicOrigin } from "../../lib/server/public-origin.server";
import { PAGES, type Page, type PatternName } from "../../pages";
import type { Route } from "./+types/sitemap";

/** Indexed pages with many addresses, which are listed below. */
type IndexedPattern = {
  [Name in PatternName]: (typeof PAGES)[Name] extends { indexed: true } ? Name : never;
}[PatternName];

/** All indexed pages in each language, without categories that are empty; 503 if the shop cannot be read, so that it does not look empty. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const origin = publicOrigin(new URL(request.url).origin, context);
  try {
    const pages = await indexedPages(context);
    return new Response(sitemap(origin, pages), {
      headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
    });
  } catch {
    return new Response(null, { status: 503, headers: { "Retry-After": "120", "Cache-Control": "no-store" } });
  }
}

async function indexedPages(context: AppLoadContext): Promise<string[]> {
  const [categories, products, services] = await Promise.all([
    readCommerce<Category[]>(context, "/api/categories"),
    readCommerce<Product[]>(context, "/api/products"),
    readCommerce<ServiceCategory[]>(context, "/api/service-categories"),
  ]);
  const stores = await Promise.all(
    services.map(({ slug }) =>
      readCommerceOr<Store[]>(context, `/api/service-categories/${encodeURIComponent(slug)}/stores`, []),
    ),
  );
  const isFilled = ({ name, isActive }: Category) => isActive && products.some(({ category }) => category === name);
  const addresses: Record<IndexedPattern | "home", string[]> = {
    home: [paths.home, ...categories.filter(isFilled).map(({ name }) => paths.category(name))],
    product: products.map(({ id }) => paths.product(id)),
    serviceCategory: services
      .filter((_, place) => stores[place]?.length)
      .map(({ slug }) => paths.serviceCategory(slug)),
    store: stores.flat().map(({ id }) => paths.store(id)),
  };
  return Object.entries<Page>(PAGES)
    .filter(([, { indexed }]) => indexed)
    .flatMap(([name, { path }]) => (name in addresses ? addresses[name as keyof typeof addresses] : path));
}

function sitemap(origin: string, pages: string[]): string {
  const urls = pages.flatMap((path) => {
    const alternates = alternateAddresses(origin, path)
      .map(
        ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
      )
      .join("");
    return LANGUAGES.map(
      (language) => `<url><loc>${escapeXml(pageAddress(origin, path, language))}</loc>${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
