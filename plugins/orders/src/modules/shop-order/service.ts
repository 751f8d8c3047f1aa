import { MedusaService } from "@medusajs/framework/utils";
import { CashReceipt } from "./models/cash-receipt";
import { CreditGrant } from "./models/credit-grant";
import { MoneyEntry } from "./models/money-entry";
import { ShopOrderDetail } from "./models/order-detail";
import { ShopOrderLine } from "./models/order-line";
import { OrderOffer } from "./models/order-offer";
import { OrderStatusChange } from "./models/order-status-change";
import { OwnerNote } from "./models/owner-note";
import { RefundAccount } from "./models/refund-account";

/** Stores the shop's data of Medusa's orders: account, lines, history of status and money, offers, cash receipts; credit given by hand, and notes. */
export class ShopOrderModuleService extends MedusaService({
  ShopOrderDetail,
  ShopOrderLine,
  OrderStatusChange,
  MoneyEntry,
  CreditGrant,
  CashReceipt,
  RefundAccount,
  OrderOffer,
  OwnerNote,
}) {}
