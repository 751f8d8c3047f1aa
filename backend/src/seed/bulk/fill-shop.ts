import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopPool } from "@zakh/kit/database/pool";
import { fillOrders } from "./fill-orders";
import { fillPictures } from "./fill-pictures";
import { fillProducts } from "./fill-products";
import { fillUsers } from "./fill-users";
import type { Wishes } from "./wishes";

/**
 * Fills a seeded shop with generated products, shoppers, orders and pictures, for measurements.
 *
 * Writes the same rows as the workflows, but in SQL with 500 orders at a time, because the workflows handle one at a
 * time. No events are emitted and no mails written.
 */
export async function fillShop(container: MedusaContainer, wishes: Wishes): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const pool = shopPool();
  const { products, orders, users, pictures } = wishes;
  if (typeof products === "number") await fillProducts(pool, logger, products);
  if (typeof orders === "number") await fillOrders(pool, logger, orders);
  if (typeof users === "number") await fillUsers(pool, logger, users);
  if (typeof pictures === "number") await fillPictures(pool, logger, pictures);
}
