import { islandOf } from "@zakh/delivery/contract";
import { findDelivery } from "@zakh/delivery/read-models/delivery";
import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { isPacked } from "@zakh/orders/read-models/is-packed";
import { type Actor, recordChange } from "@zakh/orders/workflows/record-change";
import { requireOpen } from "@zakh/orders/workflows/require-open";
import { withLockedOrder } from "@zakh/orders/workflows/with-locked-order";
import type { AddressInput } from "../contract/address";
import { changeRecipient } from "./change/change-recipient";

interface AddressCorrection extends AddressInput {
  number: number;
  by: Actor;
}

/**
 * Corrects the address of a customer's own order until it is packed (ruling 72), atomically; the same address again changes nothing.
 * Throws 404 `order_not_found`, and 409 `order_closed`, `order_packed_already`, and `address_changes_delivery` where fee or days would differ.
 */
export const correctAddressWorkflow = defineWrite(
  "correct-address",
  async ({ number, customerAddress, address: parts, by }: AddressCorrection, { container }) => {
    // Read before the transaction: it uses another connection, which must not be waited for while rows are locked.
    const delivery = await findDelivery(shopPool(), new Date());
    await withLockedOrder(container, number, async (transaction, state) => {
      requireOpen(state);
      const { detailId, address } = state;
      if (await isPacked(transaction.sql, detailId)) throw new ApiError(409, "order_packed_already");
      // Fee and days were those of the former address.
      const [before, after] = [islandOf(delivery, address), islandOf(delivery, customerAddress)];
      if (Boolean(before) !== Boolean(after) || before?.surcharge !== after?.surcharge)
        throw new ApiError(409, "address_changes_delivery");
      const { changed, columns } = await changeRecipient(container, transaction, state, {
        customerAddress,
        address: parts,
      });
      if (changed.length === 0) return;
      await recordChange(transaction, container, state, { by, changed, columns });
    });
  },
);
