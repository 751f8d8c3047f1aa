import type { AccountMerging } from "@zakh/accounts/merging/account-merging";
import { findSavedLines } from "../../read-models/saved-cart";
import { saveCartIn } from "../save-cart";
import { removeSavedCart } from "./saved-cart-rows";

/** The saved carts of two accounts become one, as when somebody signs in with a cart; other carts of Medusa go along. */
export const moveCarts: AccountMerging = async (transaction, { from, into, container }) => {
  const { sql } = transaction;
  const { lines } = await findSavedLines(sql, from.customerId);
  if (lines.length > 0)
    await saveCartIn(transaction, container, { customerId: into.customerId, items: lines, merge: true });
  await removeSavedCart(sql, from.customerId);
  await sql.query("UPDATE cart SET customer_id = $2 WHERE customer_id = $1 AND deleted_at IS NULL", [
    from.customerId,
    into.customerId,
  ]);
  return { cartLines: lines.length };
};
