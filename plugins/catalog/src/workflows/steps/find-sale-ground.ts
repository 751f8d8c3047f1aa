import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

/** Where Medusa sells from: what every product of the shop is tied to, so that Medusa's dashboard can work with it. */
export interface SaleGround {
  salesChannelId: string | null;
  shippingProfileId: string | null;
  /** Where tracked stock is kept; null while there is no stock location. */
  stockLocationId: string | null;
}

/** Reads the store's defaults; the first stock location and shipping profile stand in for a default that is not set. */
export const findSaleGroundStep = createStep("find-sale-ground", async (_: undefined, { container }) => {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const [stores, locations, profiles] = await Promise.all([
    query.graph({ entity: "store", fields: ["default_sales_channel_id", "default_location_id"] }),
    query.graph({ entity: "stock_location", fields: ["id"], pagination: { take: 1, order: { created_at: "ASC" } } }),
    query.graph({ entity: "shipping_profile", fields: ["id"], pagination: { take: 1, order: { created_at: "ASC" } } }),
  ]);
  const store = stores.data[0];
  return new StepResponse<SaleGround>({
    salesChannelId: store?.default_sales_channel_id ?? null,
    shippingProfileId: profiles.data[0]?.id ?? null,
    stockLocationId: store?.default_location_id ?? locations.data[0]?.id ?? null,
  });
});
