import { MedusaService } from "@medusajs/framework/utils";
import { CreditGrant } from "./models/credit-grant";
import { MoneyEntry } from "./models/money-entry";
import { ShopOrderDetail } from "./models/order-detail";
import { ShopOrderLine } from "./models/order-line";
import { OrderStatusChange } from "./models/order-status-change";

/** Stores the shop's data of Medusa's orders: the account, the lines, and the history of status and money; and credit given by hand. */
export class ShopOrderModuleService extends MedusaService({
  ShopOrderDetail,
  ShopOrderLine,
  OrderStatusChange,
  MoneyEntry,
  CreditGrant,
}) {}
