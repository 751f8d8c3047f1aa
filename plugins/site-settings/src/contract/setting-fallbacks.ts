import { textsOf } from "@zakh/kit/contract";

export const HERO_TEXTS = ["title", "text"] as const;
export type HeroText = (typeof HERO_TEXTS)[number];

export const FOOTER_TEXTS = ["description", "address", "copyrightText"] as const;
export type FooterText = (typeof FOOTER_TEXTS)[number];

/**
 * Values that pages show while a setting is missing or cannot be read (spec §8); also the defaults of the rows of
 * `SETTINGS`. In a separate file, because every page loads it, and the rows would add the schema library.
 */
export const SETTING_FALLBACKS = {
  siteName: { siteName: "Зах" },
  business: {
    tradeName: "",
    representative: "",
    businessNumber: "",
    mailOrderNumber: "",
    mailOrderExempt: false,
    meatLicence: "",
    address: "",
    phone: "",
    email: "",
    privacyOfficer: "",
    hostingProvider: "",
    escrowBank: "",
    escrowUrl: "",
  },
  hero: {
    ...textsOf(HERO_TEXTS, {
      title: "Шинэ мах, шуурхай хүргэлт",
      titleRu: "Свежее мясо, быстрая доставка",
      titleEn: "Fresh meat, fast delivery",
      text: "Солонгос даяар хүргэнэ",
      textRu: "Доставляем по всей Корее",
      textEn: "Delivered all over Korea",
    }),
    imageUrl: "",
  },
  logo: { logoUrl: "/logo.png" },
  footer: {
    companyName: "Зах",
    ...textsOf(FOOTER_TEXTS, { address: "Cheongju, South Korea", copyrightText: "© Зах" }),
    phone: "",
    email: "",
    logoUrl: "",
    copyright: "© Зах",
    socialLinks: {},
    quickLinks: [],
  },
};
