import { MedusaService } from "@medusajs/framework/utils";
import { MoneyEntry } from "./models/money-entry";
import { ShopOrderDetail } from "./models/order-detail";
import { ShopOrderLine } from "./models/order-line";
import { OrderStatusChange } from "./models/order-status-change";

/** Keeps what the shop adds to Medusa's orders: whose they are, their lines, and the history of their status and money. */
export class ShopOrderModuleService extends MedusaService({
  ShopOrderDetail,
  ShopOrderLine,
  OrderStatusChange,
  MoneyEntry,
}) {}
