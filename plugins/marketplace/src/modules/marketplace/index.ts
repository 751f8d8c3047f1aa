import { Module } from "@medusajs/framework/utils";
import { accountClosingLoader } from "../../registrations/account-closing";
import { accountMergingLoader } from "../../registrations/account-merging";
import { meatLicencesLoader } from "../../registrations/meat-licences";
import { otherSellersLoader } from "../../registrations/other-sellers";
import { storeDataLoader } from "../../registrations/personal-data";
import { pictureUsesLoader } from "../../registrations/picture-uses";
import { storeOrderRetentionLoader } from "../../registrations/retention";
import { sellersLoader } from "../../registrations/sellers";
import { storeDirectoryLoader } from "../../registrations/store-directory";
import { storeOrderMailsLoader } from "../../registrations/store-order-mails";
import { storeReviewMailsLoader } from "../../registrations/store-review-mails";
import { marketplaceTasksLoader } from "../../registrations/tasks";
import { MarketplaceModuleService } from "./service";

export const MARKETPLACE_MODULE = "marketplace";

export default Module(MARKETPLACE_MODULE, {
  service: MarketplaceModuleService,
  loaders: [
    accountClosingLoader,
    accountMergingLoader,
    meatLicencesLoader,
    otherSellersLoader,
    pictureUsesLoader,
    sellersLoader,
    storeDirectoryLoader,
    storeOrderMailsLoader,
    storeReviewMailsLoader,
    marketplaceTasksLoader,
    storeDataLoader,
    storeOrderRetentionLoader,
  ],
});
