import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopPool } from "@zakh/kit/database/pool";
import { fillOrders } from "./fill-orders";
import { fillProducts } from "./fill-products";
import type { Wishes } from "./wishes";

/**
 * Fills a seeded shop with made-up products, shoppers and orders, to measure it at a size.
 *
 * The rows are those that the workflows write, but written by SQL, 500 orders at a time: the workflows place and change
 * one. No event is emitted: nobody is told of orders that nobody placed.
 */
export async function fillShop(container: MedusaContainer, { products, orders }: Wishes): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const pool = shopPool();
  if (products !== null) await fillProducts(pool, logger, products);
  if (orders !== null) await fillOrders(pool, logger, orders);
}
