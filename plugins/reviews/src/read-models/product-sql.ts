import { translationsOf } from "@zakh/kit/contract";
import { textColumns } from "@zakh/kit/database/text-columns";

/** Joins the product of a number, also one that is no longer sold: its reviews still have a name. */
export function productJoin(number: string): string {
  return `JOIN product_detail pd ON pd.number = ${number}
    LEFT JOIN product_product_detail link ON link.product_detail_id = pd.id
    LEFT JOIN product p ON p.id = link.product_id`;
}

/** What is shown of it. */
export const PRODUCT_COLUMNS = `pd.number AS "productId", coalesce(p.title, '') AS name,
  ${textColumns("pd.texts", translationsOf(["name"]))}, coalesce(p.thumbnail, '') AS "imageUrl"`;
