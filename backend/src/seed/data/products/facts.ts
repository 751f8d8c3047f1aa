import type { Allergen, Temperature } from "@zakh/catalog/contract";
import type { Translated } from "../translated";

/** What the table of a product says beside its origin. */
export interface SeedFacts {
  temperature: Temperature;
  cut?: Translated;
  /** Grams of one pack or piece. */
  packWeight?: number;
  ingredients?: Translated;
  allergens?: Allergen[];
}

const BRISKET = { mn: "Өвчүү", ru: "Грудинка", en: "Brisket" };
const LOIN = { mn: "Нуруу", ru: "Спинная часть", en: "Loin" };
const TENDERLOIN = { mn: "Гол мах", ru: "Вырезка", en: "Tenderloin" };
const LEG = { mn: "Гуя", ru: "Бедро", en: "Leg" };
const SHOULDER = { mn: "Дал, хаа", ru: "Лопатка", en: "Shoulder" };
const RIBS = { mn: "Хавирга", ru: "Рёбра", en: "Ribs" };
const SHANK = { mn: "Шилбэ", ru: "Голяшка", en: "Shank" };
const TAIL = { mn: "Сүүл", ru: "Хвост", en: "Tail" };
const NECK = { mn: "Хүзүү", ru: "Шея", en: "Neck" };
const BELLY = { mn: "Хэвлий", ru: "Грудобрюшная часть", en: "Belly" };
const BREAST = { mn: "Цээж", ru: "Грудка", en: "Breast" };
const MIXED = { mn: "Ястай, янз бүрийн хэсэг", ru: "Разные части на кости", en: "Mixed cuts on the bone" };
const OFFAL = { mn: "Дотор мах", ru: "Субпродукты", en: "Offal" };
const BONES = { mn: "Чөмөгтэй яс", ru: "Мозговые кости", en: "Marrow bones" };

const HORSE = { mn: "Адууны мах", ru: "Конина", en: "Horse meat" };

/** Until when it is to be eaten, by how it is kept. */
export const USE_BY: Readonly<Record<Temperature, Translated>> = {
  chilled: { mn: "Савласан өдрөөс хойш 5 хоног", ru: "5 суток со дня упаковки", en: "5 days from the day of packing" },
  frozen: {
    mn: "Хөлдөөсөн өдрөөс хойш 12 сар",
    ru: "12 месяцев со дня заморозки",
    en: "12 months from the day of freezing",
  },
  room: { mn: "Савласан өдрөөс хойш 6 сар", ru: "6 месяцев со дня упаковки", en: "6 months from the day of packing" },
};

const chilled = (cut?: Translated, packWeight?: number): SeedFacts => ({ temperature: "chilled", cut, packWeight });
const frozen = (cut?: Translated, packWeight?: number): SeedFacts => ({ temperature: "frozen", cut, packWeight });

/** By the handle of the product, as its description says it. */
export const FACTS: Readonly<Record<string, SeedFacts>> = {
  "beef-brisket": chilled(BRISKET),
  "beef-ribeye": chilled(LOIN),
  "beef-tenderloin": chilled(TENDERLOIN),
  "beef-striploin": chilled(LOIN),
  "beef-rump": frozen(LEG),
  "beef-chuck": chilled(SHOULDER),
  "beef-la-galbi": frozen(RIBS),
  "beef-shank": chilled(SHANK),
  "beef-oxtail": frozen(TAIL),
  "beef-mince": chilled(undefined, 500),
  "beef-hot-pot-slices": frozen(BRISKET, 500),
  "beef-stir-fry-cubes": chilled({ mn: "Дал, гуя", ru: "Лопатка и бедро", en: "Shoulder and leg" }, 1000),
  "beef-tongue": frozen({ mn: "Хэл", ru: "Язык", en: "Tongue" }),
  "chicken-breast": chilled(BREAST, 1000),
  "chicken-thighs": chilled(LEG),
  "chicken-drumsticks": chilled(SHANK, 1000),
  "whole-chicken": chilled({ mn: "Бүтэн", ru: "Целая тушка", en: "Whole" }),
  "chicken-wings": chilled({ mn: "Далавч", ru: "Крылья", en: "Wings" }, 1000),
  "cut-up-chicken": chilled(MIXED, 1000),
  "soup-hen": frozen({ mn: "Бүтэн", ru: "Целая тушка", en: "Whole" }, 1500),
  "chicken-gizzards": chilled(OFFAL, 500),
  "lamb-leg": frozen(LEG, 2000),
  "mutton-foreleg": frozen(SHOULDER, 4000),
  "lamb-pack-4kg": frozen(MIXED, 4000),
  "lamb-ribs": frozen(RIBS),
  "lamb-cutlets": chilled(RIBS),
  "lamb-saddle": frozen(LOIN),
  "lamb-neck": frozen(NECK, 1000),
  "lamb-shanks": frozen(SHANK),
  "lamb-breast": chilled(BRISKET),
  "lamb-mince": chilled(undefined, 500),
  "khorkhog-lamb": frozen(MIXED),
  "lamb-tail-fat": frozen(TAIL),
  "pork-belly": chilled(BELLY),
  "pork-neck": chilled(NECK),
  "pork-ribs": frozen(RIBS),
  "pork-loin-chops": chilled(LOIN),
  "pork-leg": chilled(LEG, 1000),
  "pork-mince": chilled(SHOULDER, 500),
  "pork-tenderloin": chilled(TENDERLOIN, 500),
  "smoked-bacon": {
    ...chilled(BELLY, 500),
    ingredients: {
      mn: "Гахайн хэвлийн мах, давс, элсэн чихэр, нитриттэй давс",
      ru: "Свиная грудинка, соль, сахар, нитритная соль",
      en: "Pork belly, salt, sugar, curing salt",
    },
    allergens: ["pork"],
  },
  "horse-meat": { ...frozen(LEG, 1000), ingredients: HORSE },
  "horse-ribs": { ...frozen(RIBS), ingredients: HORSE },
  borts: {
    temperature: "room",
    cut: LEG,
    ingredients: { mn: "Үхрийн мах", ru: "Говядина", en: "Beef" },
    allergens: ["beef"],
  },
  "goat-meat": {
    ...frozen(MIXED, 1000),
    ingredients: { mn: "Ямааны мах", ru: "Козлятина", en: "Goat meat" },
  },
  "buuz-mince": {
    ...chilled(undefined, 1000),
    ingredients: { mn: "Үхрийн мах, хонины мах", ru: "Говядина, баранина", en: "Beef, mutton" },
    allergens: ["beef"],
  },
  "frozen-buuz": {
    ...frozen(undefined, 1000),
    ingredients: {
      mn: "Улаанбуудайн гурил, үхрийн мах, хонины мах, сонгино, давс",
      ru: "Пшеничная мука, говядина, баранина, лук, соль",
      en: "Wheat flour, beef, mutton, onion, salt",
    },
    allergens: ["wheat", "beef"],
  },
  "frozen-bansh": {
    ...frozen(undefined, 1000),
    ingredients: {
      mn: "Улаанбуудайн гурил, үхрийн мах, хонины мах, сонгино, давс",
      ru: "Пшеничная мука, говядина, баранина, лук, соль",
      en: "Wheat flour, beef, mutton, onion, salt",
    },
    allergens: ["wheat", "beef"],
  },
  "house-sausage": {
    ...chilled(undefined, 500),
    ingredients: {
      mn: "Гахайн мах, үхрийн мах, сармис, хар перец, давс, байгалийн бүрхүүл",
      ru: "Свинина, говядина, чеснок, чёрный перец, соль, натуральная оболочка",
      en: "Pork, beef, garlic, black pepper, salt, natural casing",
    },
    allergens: ["pork", "beef"],
  },
  "offal-set": {
    ...frozen(OFFAL, 2000),
    ingredients: { mn: "Хонины дотор мах", ru: "Бараньи субпродукты", en: "Mutton offal" },
  },
  "soup-bones": {
    ...frozen(BONES),
    ingredients: { mn: "Үхрийн яс", ru: "Говяжьи кости", en: "Beef bones" },
    allergens: ["beef"],
  },
};
