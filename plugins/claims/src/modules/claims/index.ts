import { Module } from "@medusajs/framework/utils";
import { accountClosingLoader } from "../../registrations/account-closing";
import { parcelsLoader } from "../../registrations/parcels";
import { claimDataLoader } from "../../registrations/personal-data";
import { claimRetentionLoader } from "../../registrations/retention";
import { ClaimsModuleService } from "./service";

export const CLAIMS_MODULE = "claims";

export default Module(CLAIMS_MODULE, {
  service: ClaimsModuleService,
  loaders: [accountClosingLoader, parcelsLoader, claimRetentionLoader, claimDataLoader],
});
