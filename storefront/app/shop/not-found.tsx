import { data } from "react-router";
import type { PageHandle } from "../lib/seo/page-handle";
import { readOffered } from "../lib/server/offered-products.server";
import { FailurePage } from "../ui/failure-page";
import type { Route } from "./+types/not-found";
import { OfferedProducts } from "./offered-products";

export const handle: PageHandle = { title: ({ t }) => t("notFound.title") };

export async function loader({ context }: Route.LoaderArgs) {
  return data(await readOffered(context), { status: 404 });
}

/** The page of unknown addresses, with products to go on with (spec §2). */
export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <FailurePage missing />
      <OfferedProducts products={loaderData} />
    </>
  );
}
