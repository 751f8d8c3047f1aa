import type { GroundName } from "../pictures/grounds";

interface SeedServiceCategory {
  slug: string;
  name: string;
  description: string;
  iconName: string;
  /** The wall that its stores' pictures stand before. */
  ground: GroundName;
}

export const SERVICE_CATEGORIES = [
  {
    slug: "hair-beauty",
    name: "Үсчин, гоо сайхан",
    description: "Үс засалт, будалт, маникюр, нүүр будалт. Монголоор ярилцаж, хүссэнээрээ засуулаарай.",
    iconName: "scissors",
    ground: "blush",
  },
  {
    slug: "translation-notary",
    name: "Орчуулга, нотариат",
    description: "Монгол, солонгос, англи хэлний албан ёсны орчуулга, нотариат, апостиль.",
    iconName: "languages",
    ground: "sky",
  },
  {
    slug: "visa-documents",
    name: "Виз, бичиг баримт",
    description: "Виз сунгах, солих, бүртгэл, урилга, оршин суух үнэмлэхийн бичиг баримтын зөвлөгөө.",
    iconName: "file-text",
    ground: "night",
  },
  {
    slug: "car-repair",
    name: "Авто засвар",
    description: "Оношилгоо, тос солих, явах эд анги, будаг, үзлэгт бэлтгэх, авто худалдаа.",
    iconName: "wrench",
    ground: "ember",
  },
  {
    slug: "moving-cargo",
    name: "Нүүлгэлт, карго",
    description: "Гэр нүүлгэх, ачаа тээвэр, Монгол руу агаар болон далайн карго.",
    iconName: "truck",
    ground: "mustard",
  },
  {
    slug: "restaurants",
    name: "Ресторан, хоолны газар",
    description: "Бууз, хуушуур, цуйван, хорхог. Солонгос дахь монгол хоолны газрууд.",
    iconName: "utensils",
    ground: "terracotta",
  },
  {
    slug: "health",
    name: "Эмнэлэг, зөвлөгөө",
    description: "Эмнэлэгт цаг авах, орчуулагчтай үзүүлэх, эрүүл мэндийн үзлэг, даатгалын зөвлөгөө.",
    iconName: "stethoscope",
    ground: "steppe",
  },
  {
    slug: "children-education",
    name: "Хүүхэд, сургалт",
    description: "Монгол хэлний дугуйлан, солонгос хэлний сургалт, TOPIK бэлтгэл, хүүхэд харах.",
    iconName: "graduation-cap",
    ground: "straw",
  },
] as const satisfies readonly SeedServiceCategory[];

export type ServiceCategorySlug = (typeof SERVICE_CATEGORIES)[number]["slug"];
