import type { Route } from "./+types/terms";
import { readLegal } from "./legal-data.server";
import { LegalDocument, legalHandle } from "./legal-document";

export const handle = legalHandle("terms");

export function loader({ context, request }: Route.LoaderArgs) {
  return readLegal(context, request, "terms");
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalDocument legal={loaderData} />;
}
