import { defineLink } from "@medusajs/framework/utils";
import OrderModule from "@medusajs/medusa/order";
import ShopOrderModule from "../modules/shop-order";

export default defineLink(
  OrderModule.linkable.order,
  { linkable: ShopOrderModule.linkable.shopOrderDetail, deleteCascade: true },
  { database: { table: "order_order_detail" } },
);
