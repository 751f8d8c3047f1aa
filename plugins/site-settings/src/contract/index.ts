import type mn from "./locales/mn.json";

export * from "./link";
export * from "./setting-values";

export type SiteSettingsErrorCode = keyof typeof mn;

/** One entry of the menu; children name their parent (spec §3 navigation_items). */
export interface NavigationItem {
  id: number;
  title: string;
  url: string;
  order: number;
  parentId: number | null;
  isActive: boolean;
  /** ISO 8601. */
  createdAt: string;
}

/** `GET /api/settings/hero`. */
export interface HeroSetting {
  title: string;
  text: string;
  imageUrl: string;
}

/** `GET /api/settings/logo`. */
export interface LogoSetting {
  logoUrl: string;
}

/** `GET /api/settings/site-name`. */
export interface SiteNameSetting {
  siteName: string;
}

/** `GET /api/settings/shipping-fee`: won per order, as a numeric string. */
export interface ShippingFeeSetting {
  value: string;
}

export const SOCIAL_NETWORKS = ["facebook", "twitter", "instagram", "youtube"] as const;
export type SocialLinks = Partial<Record<(typeof SOCIAL_NETWORKS)[number], string>>;

export interface QuickLink {
  title: string;
  url: string;
}

/** `GET /api/settings/footer` (ruling 27: both `copyright` and `copyrightText`). */
export interface FooterSetting {
  companyName: string;
  description: string;
  address: string;
  phone: string;
  email: string;
  logoUrl: string;
  copyright: string;
  copyrightText: string;
  socialLinks: SocialLinks;
  quickLinks: QuickLink[];
}

/** What the shop shows while a setting is missing or cannot be read (spec §8). */
export const SETTING_FALLBACKS = {
  siteName: { siteName: "Зах" },
  shippingFee: { value: "0" },
  hero: { title: "Шинэ мах, шуурхай хүргэлт", text: "Солонгос даяар хүргэнэ", imageUrl: "" },
  logo: { logoUrl: "/logo.png" },
  footer: {
    companyName: "Зах",
    description: "",
    address: "Cheongju, South Korea",
    phone: "",
    email: "",
    logoUrl: "",
    copyright: "© Зах",
    copyrightText: "© Зах",
    socialLinks: {},
    quickLinks: [],
  },
} as const satisfies {
  siteName: SiteNameSetting;
  shippingFee: ShippingFeeSetting;
  hero: HeroSetting;
  logo: LogoSetting;
  footer: FooterSetting;
};
