import { MedusaService } from "@medusajs/framework/utils";
import { FooterSetting } from "./models/footer-setting";
import { MediaItem } from "./models/media-item";
import { NavigationItem } from "./models/navigation-item";
import { SiteContent } from "./models/site-content";
import { SiteSetting } from "./models/site-setting";

/** Stores menu, pictures, footer, settings and content. */
export class SiteSettingsModuleService extends MedusaService({
  FooterSetting,
  MediaItem,
  NavigationItem,
  SiteContent,
  SiteSetting,
}) {}
