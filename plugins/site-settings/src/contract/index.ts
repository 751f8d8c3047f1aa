import type mn from "./locales/mn.json";
import type { SocialLinks } from "./settings";

export * from "./business";
export * from "./business-lines";
export * from "./closed-days";
export * from "./couriers";
export * from "./islands";
export * from "./link";
export * from "./media";
export * from "./navigation";
export * from "./setting-fallbacks";
export * from "./setting-registry";
export type { SettingField } from "./setting-row";
export * from "./settings";
export * from "./site-content";

export type SiteSettingsErrorCode = keyof typeof mn;

/** Social networks of the footer, in display order. */
export const SOCIAL_NETWORKS = [
  "facebook",
  "twitter",
  "instagram",
  "youtube",
] as const satisfies readonly (keyof SocialLinks)[];
