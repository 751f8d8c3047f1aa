import { contentTexts } from "@zakh/kit/contract";
import { textKeys } from "@zakh/kit/database/text-columns";
import { SELLER_TEXTS } from "../contract/seller";

/** In SQL: the seller of what the store with the number in this column sells; null for the shop itself. */
export function sellerSql(column: string): string {
  return `(SELECT json_build_object('id', seller.store_number, 'name', seller.name, 'sendingDays', seller.sending_days, ${textKeys("seller.texts", contentTexts(SELLER_TEXTS))})
    FROM seller WHERE seller.store_number = ${column})`;
}

/** The same as an order tells it. */
export function orderSellerSql(column: string): string {
  return `(SELECT json_build_object('id', seller.store_number, 'name', seller.name) FROM seller WHERE seller.store_number = ${column})`;
}
