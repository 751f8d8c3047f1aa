import { Module } from "@medusajs/framework/utils";
import { accountClosingLoader } from "../../registrations/account-closing";
import { accountMergingLoader } from "../../registrations/account-merging";
import { favoriteDataLoader } from "../../registrations/personal-data";
import { favoritesTasksLoader } from "../../registrations/tasks";
import { FavoritesModuleService } from "./service";

export const FAVORITES_MODULE = "favorites";

export default Module(FAVORITES_MODULE, {
  service: FavoritesModuleService,
  loaders: [accountClosingLoader, accountMergingLoader, favoritesTasksLoader, favoriteDataLoader],
});
