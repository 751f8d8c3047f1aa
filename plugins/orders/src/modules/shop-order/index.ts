import { Module } from "@medusajs/framework/utils";
import { registrations } from "../../registrations";
import { ShopOrderModuleService } from "./service";

export type { ShopOrderModuleService };

export const SHOP_ORDER_MODULE = "shop_order";

export default Module(SHOP_ORDER_MODULE, {
  service: ShopOrderModuleService,
  loaders: [registrations],
});
