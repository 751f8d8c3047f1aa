import type { Translated } from "./translated";

interface SeedServiceCategory {
  slug: string;
  name: Translated;
  description: Translated;
  iconName: string;
}

export const SERVICE_CATEGORIES = [
  {
    slug: "hair-beauty",
    name: { mn: "Үсчин, гоо сайхан", ru: "Парикмахерские и красота", en: "Hair and beauty" },
    description: {
      mn: "Үс засалт, будалт, маникюр, нүүр будалт. Монголоор ярилцаж, хүссэнээрээ засуулаарай.",
      ru: "Стрижка, окрашивание, маникюр, макияж. Говорите по-монгольски и получайте именно то, что хотели.",
      en: "Haircuts, colouring, manicure, make-up. Explain in Mongolian exactly what you would like.",
    },
    iconName: "scissors",
  },
  {
    slug: "translation-notary",
    name: { mn: "Орчуулга, нотариат", ru: "Переводы и нотариат", en: "Translation and notary" },
    description: {
      mn: "Монгол, солонгос, англи хэлний албан ёсны орчуулга, нотариат, апостиль.",
      ru: "Официальные переводы на монгольский, корейский и английский, нотариат, апостиль.",
      en: "Certified translations between Mongolian, Korean and English, notary, apostille.",
    },
    iconName: "languages",
  },
  {
    slug: "visa-documents",
    name: { mn: "Виз, бичиг баримт", ru: "Визы и документы", en: "Visas and documents" },
    description: {
      mn: "Виз сунгах, солих, бүртгэл, урилга, оршин суух үнэмлэхийн бичиг баримтын зөвлөгөө.",
      ru: "Продление и смена визы, регистрация, приглашения, помощь с документами на вид на жительство.",
      en: "Visa extensions and changes, registration, invitations, help with residence documents.",
    },
    iconName: "file-text",
  },
  {
    slug: "car-repair",
    name: { mn: "Авто засвар", ru: "Авторемонт", en: "Car repair" },
    description: {
      mn: "Оношилгоо, тос солих, явах эд анги, будаг, үзлэгт бэлтгэх, авто худалдаа.",
      ru: "Диагностика, замена масла, ходовая часть, покраска, подготовка к техосмотру, продажа автомобилей.",
      en: "Diagnostics, oil changes, running gear, paintwork, preparing for inspection, car sales.",
    },
    iconName: "wrench",
  },
  {
    slug: "moving-cargo",
    name: { mn: "Нүүлгэлт, карго", ru: "Переезды и карго", en: "Moving and cargo" },
    description: {
      mn: "Гэр нүүлгэх, ачаа тээвэр, Монгол руу агаар болон далайн карго.",
      ru: "Переезды, грузоперевозки, авиа- и морское карго в Монголию.",
      en: "House moves, haulage, air and sea cargo to Mongolia.",
    },
    iconName: "truck",
  },
  {
    slug: "restaurants",
    name: { mn: "Ресторан, хоолны газар", ru: "Рестораны и кафе", en: "Restaurants" },
    description: {
      mn: "Бууз, хуушуур, цуйван, хорхог. Солонгос дахь монгол хоолны газрууд.",
      ru: "Буузы, хуушуры, цуйван, хорхог. Монгольская кухня в Корее.",
      en: "Buuz, khuushuur, tsuivan, khorkhog. Mongolian food in Korea.",
    },
    iconName: "utensils",
  },
  {
    slug: "health",
    name: { mn: "Эмнэлэг, зөвлөгөө", ru: "Медицина и консультации", en: "Health and advice" },
    description: {
      mn: "Эмнэлэгт цаг авах, орчуулагчтай үзүүлэх, эрүүл мэндийн үзлэг, даатгалын зөвлөгөө.",
      ru: "Запись к врачу, приём с переводчиком, медосмотры, консультации по страховке.",
      en: "Doctor's appointments, visits with an interpreter, check-ups, advice on insurance.",
    },
    iconName: "stethoscope",
  },
  {
    slug: "children-education",
    name: { mn: "Хүүхэд, сургалт", ru: "Дети и обучение", en: "Children and education" },
    description: {
      mn: "Монгол хэлний дугуйлан, солонгос хэлний сургалт, TOPIK бэлтгэл, хүүхэд харах.",
      ru: "Кружки монгольского языка, курсы корейского, подготовка к TOPIK, присмотр за детьми.",
      en: "Mongolian language clubs, Korean courses, TOPIK preparation, childcare.",
    },
    iconName: "graduation-cap",
  },
] as const satisfies readonly SeedServiceCategory[];

export type ServiceCategorySlug = (typeof SERVICE_CATEGORIES)[number]["slug"];
