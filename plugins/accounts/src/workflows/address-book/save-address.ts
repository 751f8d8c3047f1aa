import { defineWrite } from "@zakh/kit/database/define-write";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { dated, insertRows, row } from "@zakh/kit/database/table-rows";
import { ApiError } from "@zakh/kit/errors/api-error";
import { ADDRESSES_MAX, type SavedAddressInput } from "../../contract/address-book";
import { lockAddresses } from "./lock-addresses";

export interface SaveAddressInput {
  accountId: string;
  /** Public id; left out for a new address. */
  id?: number;
  address: SavedAddressInput;
}

/**
 * Adds or replaces an address of an account's own, and returns its public id; of two who replace it the last one stays, as with the rest
 * of a profile. Throws 404 `address_not_found`, 409 `addresses_too_many` and `conflict`.
 */
export const saveAddressWorkflow = defineWrite(
  "save-address",
  ({ accountId, id, address }: SaveAddressInput, { container }): Promise<number> =>
    inOneTransaction(container, async ({ sql }) => {
      const known = await lockAddresses(sql, accountId);
      const before = known.find((one) => one.id === id);
      if (id !== undefined && !before) throw new ApiError(404, "address_not_found");
      if (id === undefined && known.length >= ADDRESSES_MAX) {
        throw new ApiError(409, "addresses_too_many", { params: { most: ADDRESSES_MAX } });
      }
      const isDefault = address.isDefault || known.length === 0 || before?.isDefault === true;
      if (isDefault && !before?.isDefault) {
        await sql.query("UPDATE account_address SET is_default = false WHERE account_id = $1 AND is_default", [
          accountId,
        ]);
      }
      return before
        ? replace(sql, before.id, { ...address, isDefault })
        : add(sql, accountId, { ...address, isDefault });
    }),
);

async function add(sql: Queryable, accountId: string, address: SavedAddressInput): Promise<number> {
  const now = new Date();
  const values = { id: medusaId("addr", now), account_id: accountId, ...columnsOf(address), ...dated(now) };
  const answer = { table: "account_address", column: "number" };
  const [number] = await insertRows<number>(sql, [row("account_address", values)], { answer });
  if (number === undefined) throw new Error("An address was not written");
  return number;
}

async function replace(sql: Queryable, number: number, address: SavedAddressInput): Promise<number> {
  const values = Object.entries(columnsOf(address));
  const set = values.map(([column], place) => `${column} = $${place + 2}`).join(", ");
  await sql.query(`UPDATE account_address SET ${set}, updated_at = now() WHERE number = $1`, [
    number,
    ...values.map(([, value]) => value),
  ]);
  return number;
}

function columnsOf(address: SavedAddressInput) {
  return {
    label: address.label,
    recipient_name: address.recipientName,
    phone: address.phone,
    postcode: address.postcode,
    road_address: address.roadAddress,
    building: address.building,
    door_code: address.doorCode,
    delivery_note: address.deliveryNote,
    is_default: address.isDefault,
  };
}
