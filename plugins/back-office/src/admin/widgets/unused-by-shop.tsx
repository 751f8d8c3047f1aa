import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { useLocation } from "react-router";
import { UnusedByShop } from "../../screens/layout/unused-by-shop";
import { DashboardHost } from "../dashboard-host";

/** A widget on pages of Medusa's dashboard for what the shop has its own way of: whoever fills one in reads that it changes nothing. */
export default function UnusedByShopWidget() {
  const { pathname } = useLocation();
  return (
    <DashboardHost>
      <UnusedByShop path={pathname} />
    </DashboardHost>
  );
}

export const config = defineWidgetConfig({
  zone: [
    "price_list.list.before",
    "price_list.details.before",
    "promotion.list.before",
    "promotion.details.before",
    "campaign.list.before",
    "campaign.details.before",
    "region.list.before",
    "region.details.before",
    "tax.list.before",
    "tax.details.before",
    "sales_channel.list.before",
    "sales_channel.details.before",
    "location.list.before",
    "location.details.before",
  ],
});
