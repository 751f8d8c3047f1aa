import type { OwnStore } from "@zakh/marketplace/contract";
import { type AppLoadContext, data, matchPath } from "react-router";
import { isPublicId } from "../../lib/routing/public-id";
import { findInCommerce } from "../../lib/server/commerce.server";
import { PAGES, type PageName } from "../../pages";
import type { Route } from "./+types/owner-only";

export { Outlet as default } from "react-router";

type OwnerOnlyPage = {
  [Name in PageName]: (typeof PAGES)[Name] extends { layout: "owner-only" } ? Name : never;
}[PageName];

/** The path that each page's resource is read from; `undefined` for the store itself, which is read already. */
const READ_AT: Record<OwnerOnlyPage, (store: number, id: string) => string | undefined> = {
  storeEdit: () => undefined,
  storeProductEdit: (store) => `/api/stores/${store}/products`,
  storeOrder: (store, id) => `/api/stores/${store}/orders/${id}`,
};

/**
 * The layout of the owner's pages about one resource. It answers 404 to others, as for a missing resource (ruling 32), and so does the page
 * itself. Visitors get the same page for every id, which redirects to sign in.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  return data(null, {
    status: await statusOf(request, params.id ?? "", context),
    headers: { "Cache-Control": "no-store" },
  });
}

async function statusOf(request: Request, id: string, context: AppLoadContext): Promise<200 | 404> {
  if (!isPublicId(id)) return 404;
  const cookie = request.headers.get("Cookie") ?? "";
  const { found: stores } = await findInCommerce<OwnStore[]>(context, "/api/stores/my-stores", cookie);
  const store = stores?.[0];
  if (!stores) return 200;
  if (!store) return 404;
  const { pathname } = new URL(request.url);
  const page = (Object.keys(READ_AT) as OwnerOnlyPage[]).find((name) => matchPath(PAGES[name].path, pathname));
  const path = page && READ_AT[page](store.id, id);
  if (!path) return id === String(store.id) ? 200 : 404;
  const { found, status } = await findInCommerce<unknown>(context, path, cookie);
  if (Array.isArray(found)) return found.some((product) => String(product.id) === id) ? 200 : 404;
  return status === 404 ? 404 : 200;
}

/** Client-side navigation needs no status. */
export async function clientLoader() {
  return null;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}
