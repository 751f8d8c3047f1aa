import type { OwnStore } from "@zakh/marketplace/contract";
import { type AppLoadContext, data } from "react-router";
import { findInCommerce } from "../../lib/commerce.server";
import { isPublicId } from "../../lib/public-id";
import type { Route } from "./+types/own-things";

export { Outlet as default } from "react-router";

/** Where each kind of thing that an address of the owners' area names is read. */
const READ_AT = [
  [/^\/store\/edit\//, () => undefined],
  [/^\/store\/products\/edit\//, (store: number) => `/api/stores/${store}/products`],
  [/^\/store\/orders\//, (store: number, id: string) => `/api/stores/${store}/orders/${id}`],
] as const;

/**
 * Around the owner's pages about one thing: somebody else's is answered 404, as one that there is not (ruling 32). The page
 * itself says so, too; a visitor's page is the same for every id, because it leads to signing in.
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
  const path = READ_AT.find(([address]) => address.test(pathname))?.[1](store.id, id);
  if (!path) return id === String(store.id) ? 200 : 404;
  const { found, status } = await findInCommerce<unknown>(context, path, cookie);
  if (Array.isArray(found)) return found.some((product) => String(product.id) === id) ? 200 : 404;
  return status === 404 ? 404 : 200;
}

/** Within the page nobody sees a status. */
export async function clientLoader() {
  return null;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}
