import { Module } from "@medusajs/framework/utils";
import { registrations } from "../../registrations";
import { ClaimsModuleService } from "./service";

export const CLAIMS_MODULE = "claims";

export default Module(CLAIMS_MODULE, {
  service: ClaimsModuleService,
  loaders: [registrations],
});
