import { AVAILABLE, CATEGORY, INVENTORY_ITEM, LEFT_IN_STOCK, ON_SALE } from "@zakh/catalog/read-models/on-sale";
import { availableStock, primaryFirst } from "@zakh/catalog/read-models/products";
import { sellerSql } from "@zakh/catalog/read-models/seller-sql";
import { contentTexts, translationsOf } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textColumns } from "@zakh/kit/database/text-columns";
import type { CartItem } from "../contract/cart";

/** A product on sale with the data for a cart, and for Medusa's cart. */
export interface CartProduct extends Omit<CartItem, "productId" | "quantity"> {
  number: number;
  category: string;
  /** Ids of Medusa's Product and ProductVariant. */
  productId: string;
  variantId: string;
}

/** The name in Mongolian is Medusa's own. */
const CART_TEXTS = [...translationsOf(["name"]), ...contentTexts(["origin"])];

/** PostgreSQL returns `numeric` as text. */
type Numerics = "price" | "minOrderQuantity" | "packSize" | "priceDivisor";
type CartProductRow = Omit<CartProduct, Numerics | "available"> &
  Record<Numerics, string> & { available: string | null };

/** The products of these public ids that are on sale; one statement, and none for an empty cart. */
export async function findCartProducts(sql: Queryable, numbers: number[]): Promise<Map<number, CartProduct>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql.query<CartProductRow>(
    `SELECT pd.number, p.id AS "productId", variant.id AS "variantId", p.title AS name, ${textColumns("pd.texts", CART_TEXTS)},
       coalesce(category.name, '') AS category, price.amount AS price,
       coalesce(p.thumbnail, '') AS "imageUrl",
       ARRAY(SELECT image.url FROM image WHERE image.product_id = p.id AND image.deleted_at IS NULL
         ORDER BY image.rank, image.created_at) AS "imageUrls",
       pd.unit, pd.min_order_quantity AS "minOrderQuantity", pd.pack_size AS "packSize", pd.price_divisor AS "priceDivisor",
       ${AVAILABLE} AS available, ${sellerSql("pd.store_number")} AS seller
     ${ON_SALE} ${CATEGORY} ${INVENTORY_ITEM} ${LEFT_IN_STOCK}
     WHERE pd.number = ANY($1::int[]) AND pd.deleted_at IS NULL`,
    [numbers],
  );
  return new Map(rows.map((row) => [row.number, toCartProduct(row)]));
}

function toCartProduct(row: CartProductRow): CartProduct {
  const imageUrls = primaryFirst(row.imageUrl, row.imageUrls);
  return {
    ...row,
    price: Number(row.price),
    imageUrls,
    imageUrl: imageUrls[0] ?? "",
    minOrderQuantity: Number(row.minOrderQuantity),
    packSize: Number(row.packSize),
    priceDivisor: Number(row.priceDivisor),
    available: availableStock(row.available),
  };
}
