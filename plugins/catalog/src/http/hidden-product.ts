import type { MedusaRequest } from "@medusajs/framework/http";
import { findAdmin, findCustomer } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import type { Product } from "../contract";
import { findStoredProduct } from "../read-models/products";

/** Whether the account with this public id runs the store with that one. */
export type IsSeller = (storeNumber: number, accountNumber: number) => Promise<boolean>;

let isSeller: IsSeller = async () => false;

/** Tells who runs stores: the plugin of the stores knows. */
export function registerSellers(check: IsSeller): void {
  isSeller = check;
}

/** A product that is not on sale, for an admin and for whoever sells it (ruling 52); `undefined` for anybody else. */
export async function findHiddenProduct(request: MedusaRequest, id: number): Promise<Product | undefined> {
  const [admin, customer] = [findAdmin(request), findCustomer(request)];
  if (!admin && !customer) return undefined;
  const product = await findStoredProduct(shopPool(), id);
  if (!product || admin) return product;
  const isOwn = product.storeId !== null && customer && (await isSeller(product.storeId, customer.number));
  return isOwn ? product : undefined;
}
