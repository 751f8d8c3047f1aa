import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { SHOP_ORDER_MODULE, type ShopOrderModuleService } from "@zakh/orders/modules/shop-order";

export interface NoteInput {
  /** Public id of the order or of the customer's account. */
  about: { order: number } | { account: number };
  text: string;
  /** Name of who writes it. */
  by: string;
}

/**
 * Notes something for the staff about an order or a customer, and returns the public id of the customer's account. Throws 404
 * `order_not_found` and `not_found`.
 */
export const addOwnerNoteWorkflow = defineWrite(
  "add-owner-note",
  ({ about, text, by }: NoteInput, { container }): Promise<number> =>
    inOneTransaction(container, async ({ sql, use }) => {
      const order = "order" in about ? about.order : null;
      // Locked, so that a note follows when the account becomes part of another, and goes when it is closed.
      const { rows } = await sql.query<{ number: number }>(
        order === null
          ? "SELECT number FROM account WHERE number = $1 AND deleted_at IS NULL FOR SHARE"
          : "SELECT account_number AS number FROM order_detail WHERE order_number = $1 AND deleted_at IS NULL FOR SHARE",
        [order ?? ("account" in about ? about.account : 0)],
      );
      if (!rows[0]) throw new ApiError(404, order === null ? "not_found" : "order_not_found");
      const note = { account_number: rows[0].number, order_number: order, text, by_name: by };
      await use(container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE), (service, context) =>
        service.createOwnerNotes(note, context),
      );
      return rows[0].number;
    }),
);

/** Deletes a note of the staff. Throws 404 `not_found`. */
export const deleteOwnerNoteWorkflow = defineWrite(
  "delete-owner-note",
  ({ number }: { number: number }, { container }) =>
    inOneTransaction(container, async ({ sql }) => {
      const { rowCount } = await sql.query("DELETE FROM owner_note WHERE number = $1", [number]);
      if (!rowCount) throw new ApiError(404, "not_found");
    }),
);
