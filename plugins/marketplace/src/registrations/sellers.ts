import { registerSellers } from "@zakh/catalog/http/hidden-product";
import { shopPool } from "@zakh/kit/database/pool";
import { findStoreState } from "../read-models/stores";

/** Registers who runs stores, so that they see their own hidden products (ruling 52). */
export async function sellersLoader(): Promise<void> {
  registerSellers(async (storeNumber, accountNumber) => {
    return (await findStoreState(shopPool(), storeNumber))?.ownerNumber === accountNumber;
  });
}
