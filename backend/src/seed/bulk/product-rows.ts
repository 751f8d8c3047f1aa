import { DEFAULT_UNIT, STORED_TEXTS, unitWord } from "@zakh/catalog/contract";
import { DEFAULT_LANGUAGE, storedTexts } from "@zakh/kit/contract";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { dated, numeric, row, type TableRow } from "@zakh/kit/database/table-rows";
import type { ProductModel } from "./generated-product";

/** Medusa's records that products are linked to: see `create-shop-products` of the catalogue. */
export interface ProductDefaults {
  salesChannelId: string;
  shippingProfileId: string;
}

/** The single option of every product: one variant, named after the default unit. */
const OPTION = "Нэгж";
const OPTION_VALUE = unitWord(DEFAULT_UNIT, DEFAULT_LANGUAGE);
/** Displayed stock, which is not tracked (spec §9). */
const DISPLAYED_STOCK = 999;

/** The rows that the workflow `create-shop-products` would write for a product without tracked stock. */
export function productRows(product: ProductModel, defaults: ProductDefaults, createdAt: Date): TableRow[] {
  const id = medusaId("prod", createdAt);
  const detailId = `pdet_${id}`;
  const when = dated(createdAt);
  return [
    row("product", {
      id,
      title: product.name,
      handle: product.handle,
      description: product.description,
      is_giftcard: false,
      status: "published",
      thumbnail: product.imageUrls[0] ?? null,
      discountable: true,
      ...when,
    }),
    ...product.imageUrls.map((url, rank) =>
      row("image", { id: medusaId("img", createdAt), url, rank, product_id: id, ...when }),
    ),
    row("product_detail", {
      id: detailId,
      texts: storedTexts(STORED_TEXTS, product),
      facts: product.facts,
      ...numeric("min_order_quantity", product.minOrderQuantity),
      ...numeric("pack_size", product.packSize),
      ...numeric("price_divisor", product.priceDivisor),
      ...numeric("stock", DISPLAYED_STOCK),
      ...when,
    }),
    row("product_product_detail", {
      id: medusaId("link", createdAt),
      product_id: id,
      product_detail_id: detailId,
      ...when,
    }),
    row("product_category_product", { product_id: id, product_category_id: product.categoryId }),
    row("product_sales_channel", {
      id: medusaId("prodsc", createdAt),
      product_id: id,
      sales_channel_id: defaults.salesChannelId,
      ...when,
    }),
    row("product_shipping_profile", {
      id: medusaId("prodsp", createdAt),
      product_id: id,
      shipping_profile_id: defaults.shippingProfileId,
      ...when,
    }),
    ...variantRows(id, product.price, createdAt),
  ];
}

/** The variant, with its option and its price in won. */
function variantRows(productId: string, price: number, createdAt: Date): TableRow[] {
  const when = dated(createdAt);
  const optionId = medusaId("opt", createdAt);
  const valueId = medusaId("optval", createdAt);
  const productOptionId = medusaId("prodopt", createdAt);
  const variantId = medusaId("variant", createdAt);
  const priceSetId = medusaId("pset", createdAt);
  return [
    row("product_option", { id: optionId, title: OPTION, is_exclusive: true, ...when }),
    row("product_option_value", { id: valueId, value: OPTION_VALUE, option_id: optionId, ...when }),
    row("product_product_option", {
      id: productOptionId,
      product_id: productId,
      product_option_id: optionId,
      ...when,
    }),
    row("product_product_option_value", {
      id: medusaId("prodoptval", createdAt),
      product_product_option_id: productOptionId,
      product_option_value_id: valueId,
      ...when,
    }),
    row("product_variant", {
      id: variantId,
      title: OPTION_VALUE,
      allow_backorder: false,
      manage_inventory: false,
      variant_rank: 0,
      product_id: productId,
      ...when,
    }),
    row("product_variant_option", { variant_id: variantId, option_value_id: valueId }),
    row("price_set", { id: priceSetId, ...when }),
    row("price", {
      id: medusaId("price", createdAt),
      price_set_id: priceSetId,
      currency_code: "krw",
      ...numeric("amount", price),
      rules_count: 0,
      ...when,
    }),
    row("product_variant_price_set", {
      id: medusaId("pvps", createdAt),
      variant_id: variantId,
      price_set_id: priceSetId,
      ...when,
    }),
  ];
}
