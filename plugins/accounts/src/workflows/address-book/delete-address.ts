import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { lockAddresses } from "./lock-addresses";

/**
 * Deletes an address of an account's own, by its public id; in place of the default the newest of the others becomes it. Throws 404
 * `address_not_found` and 409 `conflict`.
 */
export const deleteAddressWorkflow = defineWrite(
  "delete-address",
  ({ accountId, id }: { accountId: string; id: number }, { container }) =>
    inOneTransaction(container, async ({ sql }) => {
      const known = await lockAddresses(sql, accountId);
      const gone = known.find((one) => one.id === id);
      if (!gone) throw new ApiError(404, "address_not_found");
      await sql.query("DELETE FROM account_address WHERE number = $1", [id]);
      const [next] = known.filter((one) => one !== gone);
      if (gone.isDefault && next) {
        await sql.query("UPDATE account_address SET is_default = true, updated_at = now() WHERE number = $1", [
          next.id,
        ]);
      }
      return { id };
    }),
);
