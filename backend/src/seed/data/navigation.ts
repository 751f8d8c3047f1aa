import { SERVICE_CATEGORIES } from "./service-categories";
import type { Translated } from "./translated";

interface SeedNavigationItem {
  title: Translated;
  url: string;
  children?: readonly { title: Translated; url: string }[];
}

const services = SERVICE_CATEGORIES.map(({ name, slug }) => ({ title: name, url: `/service-category/${slug}` }));

/** The menu, in order. */
export const NAVIGATION: readonly SeedNavigationItem[] = [
  { title: { mn: "Нүүр", ru: "Главная", en: "Home" }, url: "/" },
  {
    title: { mn: "Үйлчилгээ", ru: "Услуги", en: "Services" },
    url: "/services",
    children: services,
  },
  { title: { mn: "Холбоо барих", ru: "Контакты", en: "Contact" }, url: "/contact" },
];
