/**
 * Values that pages show while a setting is missing or cannot be read (spec §8); also the defaults of the rows of
 * `SETTINGS`. In a separate file, because every page loads it, and the rows would add the schema library.
 */
export const SETTING_FALLBACKS = {
  siteName: { siteName: "Зах" },
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
};
