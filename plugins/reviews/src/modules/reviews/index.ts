import { Module } from "@medusajs/framework/utils";
import { accountClosingLoader } from "../../registrations/account-closing";
import { accountMergingLoader } from "../../registrations/account-merging";
import { reviewDataLoader } from "../../registrations/personal-data";
import { ReviewsModuleService } from "./service";

export const REVIEWS_MODULE = "reviews";

export default Module(REVIEWS_MODULE, {
  service: ReviewsModuleService,
  loaders: [accountClosingLoader, accountMergingLoader, reviewDataLoader],
});
