import { Module } from "@medusajs/framework/utils";
import { kitRetentionLoader } from "../../registrations/retention";
import { kitTasksLoader } from "../../registrations/tasks";
import { BackgroundJobsModuleService } from "./service";

export const BACKGROUND_JOBS_MODULE = "background_jobs";

export default Module(BACKGROUND_JOBS_MODULE, {
  service: BackgroundJobsModuleService,
  loaders: [kitTasksLoader, kitRetentionLoader],
});
