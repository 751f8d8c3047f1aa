import { MedusaService } from "@medusajs/framework/utils";
import { ShopOrderDetail } from "./models/order-detail";
import { OrderStatusChange } from "./models/order-status-change";

/** Keeps what the shop adds to Medusa's orders, and the history of their status. */
export class ShopOrderModuleService extends MedusaService({ ShopOrderDetail, OrderStatusChange }) {}
