import type mn from "./locales/mn.json";
import type {
  FooterSetting,
  HeroSetting,
  LogoSetting,
  OrderAlertsSetting,
  ShippingFeeSetting,
  SiteNameSetting,
  SocialLinks,
} from "./settings";

export * from "./link";
export * from "./media";
export * from "./navigation";
export * from "./setting-values";
export * from "./settings";
export * from "./site-content";

export type SiteSettingsErrorCode = keyof typeof mn;

/** Networks that the footer knows, in the order they are shown. */
export const SOCIAL_NETWORKS = [
  "facebook",
  "twitter",
  "instagram",
  "youtube",
] as const satisfies readonly (keyof SocialLinks)[];

/**
 * What the shop shows while a setting is missing or cannot be read (spec §8). It stands here and not in a file of its own,
 * because every page loads it, and the files beside this one bring the schemas' library along.
 */
export const SETTING_FALLBACKS = {
  siteName: { siteName: "Зах" },
  shippingFee: { value: "0" },
  hero: {
    title: "Шинэ мах, шуурхай хүргэлт",
    titleRu: "Свежее мясо, быстрая доставка",
    titleEn: "Fresh meat, fast delivery",
    text: "Солонгос даяар хүргэнэ",
    textRu: "Доставляем по всей Корее",
    textEn: "Delivered all over Korea",
    imageUrl: "",
  },
  logo: { logoUrl: "/logo.png" },
  orderAlerts: { enabled: true, emails: "", language: "mn" },
  footer: {
    companyName: "Зах",
    description: "",
    descriptionRu: "",
    descriptionEn: "",
    address: "Cheongju, South Korea",
    addressRu: "",
    addressEn: "",
    phone: "",
    email: "",
    logoUrl: "",
    copyright: "© Зах",
    copyrightText: "© Зах",
    copyrightTextRu: "",
    copyrightTextEn: "",
    socialLinks: {},
    quickLinks: [],
  },
} as const satisfies {
  siteName: SiteNameSetting;
  shippingFee: ShippingFeeSetting;
  hero: HeroSetting;
  logo: LogoSetting;
  orderAlerts: OrderAlertsSetting;
  footer: FooterSetting;
};
