import type { Route } from "./+types/privacy";
import { readLegal } from "./legal-data.server";
import { LegalDocument, legalHandle } from "./legal-document";

export const handle = legalHandle("privacy");

export function loader({ context, request }: Route.LoaderArgs) {
  return readLegal(context, request, "privacy");
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalDocument legal={loaderData} />;
}
