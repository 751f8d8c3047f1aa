import { Module } from "@medusajs/framework/utils";
import { registrations } from "../../registrations";
import { FavoritesModuleService } from "./service";

export const FAVORITES_MODULE = "favorites";

export default Module(FAVORITES_MODULE, {
  service: FavoritesModuleService,
  loaders: [registrations],
});
