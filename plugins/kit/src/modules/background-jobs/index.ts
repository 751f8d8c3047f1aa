import { Module } from "@medusajs/framework/utils";
import { registrations } from "../../registrations";
import { BackgroundJobsModuleService } from "./service";

export const BACKGROUND_JOBS_MODULE = "background_jobs";

export default Module(BACKGROUND_JOBS_MODULE, {
  service: BackgroundJobsModuleService,
  loaders: [registrations],
});
