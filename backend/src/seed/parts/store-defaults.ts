import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createApiKeysWorkflow,
  createRegionsWorkflow,
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows";
import { paymentMethods } from "@zakh/orders/payment/payment-method";
import { SHIPPING_FEE } from "../data/site-content";
import { everSeen } from "./found";

/**
 * Medusa's records that selling requires: currency, region, stock location, shipping option, and a key for its store
 * API.
 */
export async function seedStoreDefaults(container: MedusaContainer): Promise<void> {
  if ((await everSeen("region", "currency_code")).has("krw")) return;
  const [store] = await container.resolve(Modules.STORE).listStores({}, { take: 1 });
  const salesChannelId = store?.default_sales_channel_id;
  if (!store || !salesChannelId) throw new Error("Medusa has not made its default store: migrate the database first");

  const { result: locations } = await createStockLocationsWorkflow(container).run({
    input: {
      locations: [{ name: "Агуулах", address: { address_1: "Cheongju", city: "Cheongju", country_code: "KR" } }],
    },
  });
  const locationId = locations[0]?.id ?? "";
  await linkSalesChannelsToStockLocationWorkflow(container).run({ input: { id: locationId, add: [salesChannelId] } });

  const { result: regions } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: "Солонгос",
          currency_code: "krw",
          countries: ["kr"],
          payment_providers: paymentMethods().map(({ providerId }) => providerId),
          automatic_taxes: false,
          is_tax_inclusive: true,
        },
      ],
    },
  });
  await createTaxRegionsWorkflow(container).run({ input: [{ country_code: "kr", provider_id: "tp_system" }] });
  await updateStoresWorkflow(container).run({
    input: {
      selector: { id: store.id },
      update: {
        name: "Зах",
        supported_currencies: [{ currency_code: "krw", is_default: true }],
        default_region_id: regions[0]?.id,
        default_location_id: locationId,
      },
    },
  });
  await seedDelivery(container, locationId);

  const { result: keys } = await createApiKeysWorkflow(container).run({
    input: { api_keys: [{ title: "Storefront", type: "publishable", created_by: "" }] },
  });
  await linkSalesChannelsToApiKeyWorkflow(container).run({
    input: { id: keys[0]?.id ?? "", add: [salesChannelId] },
  });
}

/** One shipping option for all of Korea; orders pay the fee of the shop's settings (ruling 35). */
async function seedDelivery(container: MedusaContainer, locationId: string): Promise<void> {
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const [known] = await fulfillment.listShippingProfiles({ type: "default" });
  const profile =
    known ??
    (await createShippingProfilesWorkflow(container).run({ input: { data: [{ name: "Хүргэлт", type: "default" }] } }))
      .result[0];
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: "manual_manual" },
  });
  const set = await fulfillment.createFulfillmentSets({
    name: "Солонгос даяар хүргэлт",
    type: "shipping",
    service_zones: [{ name: "Солонгос", geo_zones: [{ type: "country", country_code: "kr" }] }],
  });
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  });
  await createShippingOptionsWorkflow(container).run({
    input: [
      {
        name: "Хүргэлт",
        price_type: "flat",
        provider_id: "manual_manual",
        service_zone_id: set.service_zones[0]?.id ?? "",
        shipping_profile_id: profile?.id ?? "",
        type: { label: "Хүргэлт", description: "Бүх хотод хүргэнэ", code: "delivery" },
        prices: [{ currency_code: "krw", amount: Number(SHIPPING_FEE) }],
      },
    ],
  });
}
