import type { Route } from "./+types/returns";
import { readLegal } from "./legal-data.server";
import { LegalDocument, legalHandle } from "./legal-document";

export const handle = legalHandle("returns");

export function loader({ context, request }: Route.LoaderArgs) {
  return readLegal(context, request, "returns");
}

export default function ReturnsPage({ loaderData }: Route.ComponentProps) {
  return <LegalDocument legal={loaderData} />;
}
