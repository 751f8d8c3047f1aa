import { Module } from "@medusajs/framework/utils";
import { settlementTasksLoader } from "../../registrations/tasks";
import { SettlementsModuleService } from "./service";

export const SETTLEMENTS_MODULE = "settlements";

export default Module(SETTLEMENTS_MODULE, { service: SettlementsModuleService, loaders: [settlementTasksLoader] });
