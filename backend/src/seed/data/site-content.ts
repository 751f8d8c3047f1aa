import { translations } from "./translated";

/** Texts and numbers that an administrator can edit under settings. Phones and addresses at `.example` are invented. */
export const SITE_NAME = "Зах";

/** Won per order. */
export const SHIPPING_FEE = "4000";

export const HERO = {
  ...translations("title", {
    mn: "Шинэ мах, гэрийн амт",
    ru: "Свежее мясо, вкус дома",
    en: "Fresh meat, the taste of home",
  }),
  ...translations("text", {
    mn: "Үхэр, хонь, тахиа, гахайн махыг жигнэж савлаад Солонгосын бүх хотод хүргэнэ.",
    ru: "Говядину, баранину, курицу и свинину взвесим, упакуем и доставим в любой город Кореи.",
    en: "Beef, mutton, chicken and pork, weighed, packed and delivered to every city in Korea.",
  }),
};

export const FOOTER = {
  companyName: "Зах ХХК",
  ...translations("description", {
    mn: "Солонгост амьдарч буй монголчуудын махны дэлгүүр, үйлчилгээний зах.",
    ru: "Мясной магазин и рынок услуг для монголов, живущих в Корее.",
    en: "The meat shop and services market of Mongolians living in Korea.",
  }),
  ...translations("address", {
    mn: "충청북도 청주시 흥덕구 가경동 (Чонжү хот, Хындог дүүрэг, Кагён-дун)",
    ru: "충청북도 청주시 흥덕구 가경동 (Чхонджу, район Хындок, Кагён-дон)",
    en: "충청북도 청주시 흥덕구 가경동 (Gagyeong-dong, Heungdeok-gu, Cheongju)",
  }),
  phone: "010-0000-2200",
  email: "info@zakh.example",
  ...translations("copyrightText", {
    mn: "© Зах ХХК. Бүх эрх хуулиар хамгаалагдсан.",
    ru: "© Зах. Все права защищены.",
    en: "© Zakh. All rights reserved.",
  }),
  socialLinks: {
    facebook: "https://www.facebook.com/zakh.example",
    instagram: "https://www.instagram.com/zakh.example",
  },
  quickLinks: [
    { ...translations("title", { mn: "Нүүр", ru: "Главная", en: "Home" }), url: "/" },
    { ...translations("title", { mn: "Сагс", ru: "Корзина", en: "Cart" }), url: "/cart" },
    { ...translations("title", { mn: "Миний хуудас", ru: "Моя страница", en: "My page" }), url: "/my-page" },
    { ...translations("title", { mn: "Холбоо барих", ru: "Контакты", en: "Contact" }), url: "/contact" },
  ],
};
