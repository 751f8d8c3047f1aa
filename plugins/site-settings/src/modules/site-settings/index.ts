import { Module } from "@medusajs/framework/utils";
import { pictureUsesLoader } from "../../registrations/picture-uses";
import { shopContactLoader } from "../../registrations/shop-contact";
import { SiteSettingsModuleService } from "./service";

export const SITE_SETTINGS_MODULE = "siteSettings";

export default Module(SITE_SETTINGS_MODULE, {
  service: SiteSettingsModuleService,
  loaders: [pictureUsesLoader, shopContactLoader],
});
