import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { type AddressParts, addressText } from "@zakh/kit/contract";
import type { OneTransaction, Queryable } from "@zakh/kit/database/one-transaction";
import type { FieldChange } from "@zakh/orders/contract";
import type { OrderState } from "@zakh/orders/read-models/order-state";
import type { DetailColumns } from "@zakh/orders/workflows/record-change";
import type { ChangeInput } from "../../contract/change";

const FIELDS = ["customerName", "customerPhone", "customerAddress", "deliveryNote", "note"] as const;
/** Medusa's address has none of these. */
const NOTES: ReadonlySet<string> = new Set(["deliveryNote", "doorCode", "note"]);
type Recipient = Record<(typeof FIELDS)[number], string> & { address: AddressParts | null };

/**
 * Changes recipient and address of Medusa's order; returns what differs, with the note, and what is to be written to the shop's. The history
 * only says that the code of the door is another one.
 */
export async function changeRecipient(
  container: MedusaContainer,
  transaction: OneTransaction,
  { detailId, orderId }: OrderState,
  asked: Pick<ChangeInput, (typeof FIELDS)[number] | "address">,
): Promise<{ changed: FieldChange[]; columns: DetailColumns }> {
  const before = await findRecipient(transaction.sql, detailId);
  const wanted = { ...asked, ...(asked.address && { customerAddress: addressText(asked.address) }) };
  const changed: FieldChange[] = FIELDS.flatMap((field) => {
    const to = wanted[field];
    return to === undefined || to === before[field] ? [] : [{ field, from: before[field], to }];
  });
  const isElsewhere = changed.some(({ field }) => field === "customerAddress");
  // The code of a door is that of its address.
  const address = wanted.address ?? (isElsewhere ? null : before.address);
  if ((address?.doorCode ?? "") !== (before.address?.doorCode ?? ""))
    changed.push({ field: "doorCode", from: "", to: "" });
  if (changed.length === 0) return { changed, columns: {} };
  const after = { ...before, ...Object.fromEntries(changed.map(({ field, to }) => [field, to])) };
  if (changed.some(({ field }) => !NOTES.has(field))) await changeAddress(container, transaction, orderId, after);
  const columns = {
    customer_name: after.customerName,
    customer_phone: after.customerPhone,
    customer_address: after.customerAddress,
    address_parts: address,
    delivery_note: after.deliveryNote,
    note: after.note,
  };
  return { changed, columns };
}

/** As it is stored. */
export async function findRecipient(sql: Queryable, detailId: string): Promise<Recipient> {
  const { rows } = await sql.query<Recipient>(
    `SELECT customer_name AS "customerName", customer_phone AS "customerPhone", customer_address AS "customerAddress",
       address_parts AS address, delivery_note AS "deliveryNote", note
     FROM order_detail WHERE id = $1`,
    [detailId],
  );
  if (!rows[0]) throw new Error("An order has no detail");
  return rows[0];
}

/** Medusa writes an address as a new row, so it gets the complete one; the shop's is in one part. The old row goes: nobody would ever forget it. */
async function changeAddress(
  container: MedusaContainer,
  transaction: OneTransaction,
  orderId: string,
  { customerName, customerPhone, customerAddress }: Recipient,
): Promise<void> {
  const whole = { first_name: customerName, phone: customerPhone, address_1: customerAddress, country_code: "kr" };
  const { rows } = await transaction.sql.query('SELECT shipping_address_id AS id FROM "order" WHERE id = $1', [
    orderId,
  ]);
  await transaction.use(container.resolve(Modules.ORDER), (service, context) =>
    service.updateOrders(orderId, { shipping_address: whole }, context),
  );
  await transaction.sql.query(
    `DELETE FROM order_address WHERE id = $1 AND NOT EXISTS (SELECT FROM "order" WHERE id = $2 AND billing_address_id = $1)`,
    [rows[0]?.id, orderId],
  );
}
