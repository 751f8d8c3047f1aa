import { Module } from "@medusajs/framework/utils";
import { accountClosingLoader } from "../../registrations/account-closing";
import { accountMergingLoader } from "../../registrations/account-merging";
import { mostSoldLoader } from "../../registrations/most-sold";
import { noticeChannelsLoader } from "../../registrations/notice-channels";
import { orderCountsLoader } from "../../registrations/order-counts";
import { pairingsLoader } from "../../registrations/pairings";
import { orderDataLoader } from "../../registrations/personal-data";
import { orderRetentionLoader } from "../../registrations/retention";
import { orderTasksLoader } from "../../registrations/tasks";
import { ShopOrderModuleService } from "./service";

export type { ShopOrderModuleService };

export const SHOP_ORDER_MODULE = "shop_order";

export default Module(SHOP_ORDER_MODULE, {
  service: ShopOrderModuleService,
  loaders: [
    accountClosingLoader,
    accountMergingLoader,
    mostSoldLoader,
    noticeChannelsLoader,
    pairingsLoader,
    orderCountsLoader,
    orderTasksLoader,
    orderRetentionLoader,
    orderDataLoader,
  ],
});
