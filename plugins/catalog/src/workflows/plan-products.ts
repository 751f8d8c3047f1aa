import { randomUUID } from "node:crypto";
import { ProductStatus } from "@medusajs/framework/utils";
import type { NewProduct } from "./create-products";
import type { SaleGround } from "./steps/find-sale-ground";

/** Medusa wants an option to tell variants apart by; the shop's products have one variant each, sold by the kilogram. */
export const UNIT = { option: "Нэгж", value: "кг" };

interface Plan {
  input: NewProduct[];
  ground: SaleGround;
  /** Medusa's category ids by public id. */
  categoryIds: Record<number, string>;
  /** One for each product whose stock is tracked, in their order. */
  inventoryItems: { id: string }[];
}

/** What Medusa's own workflow is asked to create for each product. */
export function planProducts({ input, ground, categoryIds, inventoryItems }: Plan) {
  const untaken = [...inventoryItems];
  return input.map((product) => {
    const item = product.trackStock ? untaken.shift() : undefined;
    const categoryId = categoryIds[product.categoryId];
    return {
      title: product.name,
      handle: product.handle ?? `product-${randomUUID().slice(0, 8)}`,
      description: product.description ?? "",
      status: ProductStatus.PUBLISHED,
      images: (product.imageUrls ?? []).map((url) => ({ url })),
      thumbnail: product.imageUrls?.[0],
      category_ids: categoryId ? [categoryId] : [],
      sales_channels: ground.salesChannelId ? [{ id: ground.salesChannelId }] : [],
      shipping_profile_id: ground.shippingProfileId ?? undefined,
      options: [{ title: UNIT.option, values: [UNIT.value], is_exclusive: true }],
      variants: [
        {
          title: UNIT.value,
          options: { [UNIT.option]: UNIT.value },
          manage_inventory: item !== undefined,
          inventory_items: item ? [{ inventory_item_id: item.id, required_quantity: 1 }] : [],
          prices: [{ amount: product.price, currency_code: "krw" }],
        },
      ],
    };
  });
}
