import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { returnOrderMoneyWorkflow } from "@zakh/bookkeeping/workflows/return-order-money";
import type { NewProduct } from "@zakh/catalog/workflows/create-products";
import { shopPool } from "@zakh/kit/database/pool";
import type { OrderStatus } from "@zakh/orders/contract";
import { changeOrderStatusWorkflow } from "@zakh/orders/workflows/change-order-status";
import { bootCommerce } from "./boot";
import {
  activeBankAccount,
  orderRequest,
  place,
  putOnSale,
  removeOrders,
  type TestProduct,
  takeOffSale,
  testShopper,
} from "./fixtures";

interface Admin {
  number: number;
  name: string;
}

/** Who changes the orders. */
export const admin: Admin = { number: 1, name: "Админ" };

export type OrderChanges = Parameters<typeof orderRequest>[3];

/** A shopper for one file's tests, with products and orders, in the booted application. */
export class TestOrders {
  readonly shopper = testShopper();
  private readonly products: TestProduct[] = [];

  private constructor(
    readonly container: MedusaContainer,
    readonly bank: number,
  ) {}

  static async open(): Promise<TestOrders> {
    const { container } = await bootCommerce();
    const orders = new TestOrders(container, await activeBankAccount(shopPool()));
    // Only who has an account can have credit.
    await shopPool().query(
      "INSERT INTO account (id, number, username) VALUES ('acc_orders_' || $1::int, $1, 'orders-' || $1::int)",
      [orders.shopper.accountNumber],
    );
    return orders;
  }

  async putOnSale<const T extends readonly Omit<NewProduct, "categoryId">[]>(...products: T) {
    const onSale = await putOnSale(this.container, shopPool(), [...products]);
    this.products.push(...onSale);
    return onSale as { -readonly [Index in keyof T]: TestProduct };
  }

  /** Meat of 15,000 won a kilogram, of which every test finds enough. */
  async putPlentyOnSale(): Promise<TestProduct> {
    const [plenty] = await this.putOnSale({
      name: "Туршилтын элбэг мах",
      price: 15000,
      trackStock: true,
      stock: 500,
    });
    return plenty;
  }

  /** The input of `place-order` for `[product, kilograms]`. */
  request(items: [TestProduct, number][], changes?: OrderChanges) {
    return orderRequest(this.shopper, this.bank, items, changes);
  }

  place(items: [TestProduct, number][], changes?: OrderChanges) {
    return place(this.container, this.request(items, changes));
  }

  /**
   * Orders one product and returns the order's number. Each order has its own email, because mails per address and hour
   * are limited.
   */
  async placeOne(product: TestProduct): Promise<number> {
    return (await this.place([[product, 1]], { customerEmail: `${randomUUID()}@example.com` })).id;
  }

  async change(number: number, to: OrderStatus, by: Admin | null = null): Promise<void> {
    await changeOrderStatusWorkflow(this.container).run({ input: { number, to, by } });
  }

  async giveBack(number: number, amount: number, by: Admin | null = null): Promise<void> {
    await returnOrderMoneyWorkflow(this.container).run({ input: { number, amount, by } });
  }

  /** So that later tests do not count them. */
  async remove(): Promise<void> {
    await removeOrders(shopPool(), this.shopper.accountNumber);
    await shopPool().query("DELETE FROM account WHERE number = $1", [this.shopper.accountNumber]);
    await takeOffSale(this.container, this.products);
  }
}
