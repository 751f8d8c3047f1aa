import type { Store } from "@zakh/marketplace/contract";
import qrcode from "qrcode";
import { paths } from "../../lib/routing/paths";
import { isPublicId } from "../../lib/routing/public-id";
import { findInCommerce } from "../../lib/server/commerce.server";
import { publicOrigin } from "../../lib/server/public-origin.server";
import type { Route } from "./+types/store-qr";

/** Read at once also where a poster has a fold or a stain; four modules of white around it, as scanners want. */
const LOOK = { errorCorrectionLevel: "Q", margin: 4 } as const;

/** Pixels of the picture to download: 10 cm at 300 dpi. */
const PNG_WIDTH = 1180;

/** The QR code of a public store's page, to print: as SVG, or as PNG with `?format=png`. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { found: store, status } = isPublicId(params.id)
    ? await findInCommerce<Store>(context, `/api/stores/${params.id}`)
    : { found: undefined, status: 404 };
  if (!store) return new Response(null, { status });
  const url = new URL(request.url);
  const address = `${publicOrigin(url.origin, context)}${paths.store(store.id)}`;
  const isPng = url.searchParams.get("format") === "png";
  const picture = isPng
    ? new Uint8Array(await qrcode.toBuffer(address, { ...LOOK, type: "png", width: PNG_WIDTH }))
    : await qrcode.toString(address, { ...LOOK, type: "svg" });
  return new Response(picture, {
    headers: { "Content-Type": isPng ? "image/png" : "image/svg+xml", "Cache-Control": "public, max-age=3600" },
  });
}
