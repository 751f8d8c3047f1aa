import type { PersonalData } from "@zakh/accounts/personal-data/personal-data";
import { IS_SAVED_CART } from "../read-models/saved-cart";

/** What checkout keeps of a person. */
export const data: readonly PersonalData[] = [
  {
    name: "cart",
    tables: ["cart"],
    rows: `SELECT line.title AS product, line.quantity AS tenths, line.created_at AS "since" FROM cart JOIN cart_line_item line ON line.cart_id = cart.id
      AND line.deleted_at IS NULL, person WHERE cart.customer_id = person.customer_id AND ${IS_SAVED_CART} ORDER BY line.created_at`,
  },
];
