import type { Route } from "./+types/delivery";
import { readLegal } from "./legal-data.server";
import { LegalDocument, legalHandle } from "./legal-document";

export const handle = legalHandle("delivery");

export function loader({ context, request }: Route.LoaderArgs) {
  return readLegal(context, request, "delivery");
}

export default function DeliveryPage({ loaderData }: Route.ComponentProps) {
  return <LegalDocument legal={loaderData} />;
}
