import { MedusaService } from "@medusajs/framework/utils";
import { MoneyEntry } from "./models/money-entry";
import { ShopOrderDetail } from "./models/order-detail";
import { ShopOrderLine } from "./models/order-line";
import { OrderStatusChange } from "./models/order-status-change";

/** Stores the shop's data of Medusa's orders: the account, the lines, and the history of status and money. */
export class ShopOrderModuleService extends MedusaService({
  ShopOrderDetail,
  ShopOrderLine,
  OrderStatusChange,
  MoneyEntry,
}) {}
