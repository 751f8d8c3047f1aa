/** The words and numbers that an administrator edits under settings. Phones and addresses at `.example` reach nobody. */
export const SITE_NAME = "Зах";

/** Won per order. */
export const SHIPPING_FEE = "4000";

export const HERO = {
  title: "Шинэ мах, гэрийн амт",
  text: "Үхэр, хонь, тахиа, гахайн махыг жигнэж савлаад Солонгосын бүх хотод хүргэнэ.",
} as const;

export const FOOTER = {
  companyName: "Зах ХХК",
  description: "Солонгост амьдарч буй монголчуудын махны дэлгүүр, үйлчилгээний зах.",
  address: "충청북도 청주시 흥덕구 가경동 (Чонжү хот, Хындог дүүрэг, Кагён-дун)",
  phone: "010-0000-2200",
  email: "info@zakh.example",
  copyrightText: "© Зах ХХК. Бүх эрх хуулиар хамгаалагдсан.",
  socialLinks: {
    facebook: "https://www.facebook.com/zakh.example",
    instagram: "https://www.instagram.com/zakh.example",
  },
  quickLinks: [
    { title: "Нүүр", url: "/" },
    { title: "Сагс", url: "/cart" },
    { title: "Миний хуудас", url: "/my-page" },
    { title: "Холбоо барих", url: "/contact" },
  ],
} as const;
