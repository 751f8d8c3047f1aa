import { SERVICE_CATEGORIES } from "./service-categories";

interface SeedNavigationItem {
  title: string;
  url: string;
  children?: readonly { title: string; url: string }[];
}

const services = SERVICE_CATEGORIES.map(({ name, slug }) => ({ title: name.mn, url: `/service-category/${slug}` }));

/** The menu, in order. The services have no page of their own: their entry opens the first of them. */
export const NAVIGATION: readonly SeedNavigationItem[] = [
  { title: "Нүүр", url: "/" },
  { title: "Үйлчилгээ", url: `/service-category/${SERVICE_CATEGORIES[0].slug}`, children: services },
  { title: "Холбоо барих", url: "/contact" },
];
