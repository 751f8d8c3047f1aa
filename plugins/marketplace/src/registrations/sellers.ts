import type { IsSeller } from "@zakh/catalog/http/hidden-product";
import { shopPool } from "@zakh/kit/database/pool";
import { findStoreState } from "../read-models/stores";

/** Who runs stores, so that they see their own hidden products (ruling 52). */
export const sellers: IsSeller = async (storeNumber, accountNumber) => {
  return (await findStoreState(shopPool(), storeNumber))?.ownerNumber === accountNumber;
};
