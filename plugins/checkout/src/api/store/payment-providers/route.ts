import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ApiError } from "@zakh/kit/errors/api-error";
import { offeredMethods } from "../../../payment/offered-methods";

/** Replaces Medusa's route: of the region's providers those whose payment method is offered now. */
export async function GET(request: MedusaStoreRequest, response: MedusaResponse) {
  const { region_id: id } = request.filterableFields;
  if (typeof id !== "string") {
    throw new ApiError(400, "validation_failed", { fields: { region_id: "value_invalid" } });
  }
  const query = request.scope.resolve(ContainerRegistrationKeys.QUERY);
  const [offered, { data }] = await Promise.all([
    offeredMethods(),
    query.graph({
      entity: "region",
      fields: ["payment_providers.id", "payment_providers.is_enabled"],
      filters: { id },
    }),
  ]);
  const known = new Set(offered.map(({ providerId }) => providerId));
  const linked = (data[0]?.payment_providers ?? []) as ({ id: string } | null)[];
  const providers = linked.filter((provider) => provider && known.has(provider.id));
  response.json({ payment_providers: providers, count: providers.length, offset: 0, limit: providers.length });
}
