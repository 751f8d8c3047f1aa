import { AUSTRALIA, BEEF_AND_MUTTON, JEJU, MADE_IN_KOREA, NEW_ZEALAND, PORK_AND_BEEF } from "./origins";
import type { SeedProduct } from "./seed-product";

export const OTHER: readonly SeedProduct[] = [
  {
    handle: "horse-meat",
    category: "other",
    name: { mn: "Адууны мах", ru: "Конина", en: "Horse meat" },
    description: {
      mn: "Шар өөхтэй, өвлийн идшинд хамгийн эрхэм мах. Чанаж, нимгэн зүсээд халуунаар нь иднэ. Хөлдөөсөн, ясгүй, 1 кг-ын хэсгээр.",
      ru: "С жёлтым жиром — самое ценное мясо для зимних запасов. Отварите и подавайте горячим, тонко нарезав. Замороженная, без кости, кусками по 1 кг.",
      en: "With its yellow fat, the most valued meat of the winter store. Boil, slice thinly and eat hot. Frozen, boneless, in 1 kg pieces.",
    },
    origin: JEJU,
    price: 17900,
    pictures: [
      { view: "cut", cut: "horseMeat", background: "sky", on: "board", garnish: ["onion", "salt"] },
      { view: "chart", part: "horse/leg", cut: "horseMeat", background: "sky" },
    ],
  },
  {
    handle: "horse-ribs",
    category: "other",
    name: { mn: "Адууны хавирга", ru: "Конские рёбра", en: "Horse ribs" },
    description: {
      mn: "Өөх, мах зузаан хавирга, казы хийх, давслан чанахад тохиромжтой. Том тогоонд удаан чанаж олуулаа хуваан идэх мах. Хөлдөөсөн, тоо хязгаартай.",
      ru: "Толстый слой мяса и жира: для казы или варки с солью. Мясо для большого котла и большой компании. Замороженные, количество ограничено.",
      en: "A thick layer of meat and fat, for kazy or for boiling with salt. Meat for a large pot and many guests. Frozen, in limited numbers.",
    },
    origin: JEJU,
    price: 19900,
    minOrderQuantity: 2,
    trackedStock: 36.5,
    pictures: [
      { view: "cut", cut: "horseRibs", background: "night", on: "kraft", garnish: ["garlic", "onion"] },
      { view: "chart", part: "horse/rib", cut: "horseRibs", background: "sky", dark: true },
    ],
  },
  {
    handle: "borts",
    category: "other",
    name: { mn: "Үхрийн борц", ru: "Борц, вяленая говядина", en: "Borts, air-dried beef" },
    description: {
      mn: "Гуяны цул махыг сунган зүсэж, салхинд бүрэн хатаасан. Нэг атга борц таван хүний шөлийг амттай болгоно. Хөргөхгүйгээр хадгалах вакуум савлагаа.",
      ru: "Полосы мякоти, полностью высушенные на ветру. Горсти хватает на суп для пятерых. Вакуумная упаковка, хранится без холодильника.",
      en: "Strips of lean round dried right through in moving air. A handful flavours soup for five. Vacuum packed, keeps without a fridge.",
    },
    origin: AUSTRALIA,
    price: 59000,
    minOrderQuantity: 0.5,
    packSize: 0.5,
    pictures: [
      { view: "cut", cut: "borts", background: "clay", on: "paper", garnish: ["salt", "onion"] },
      { view: "chart", part: "ox/round", cut: "borts", background: "clay" },
      { view: "dish", dish: "steaming-bowl", background: "sky", around: ["onion", "salt", "potato", "garlic"] },
    ],
  },
  {
    handle: "goat-meat",
    category: "other",
    name: { mn: "Ямааны мах, ястай", ru: "Козлятина на кости", en: "Goat meat, bone in" },
    description: {
      mn: "Өөх багатай, чимх махтай ястай хэсэг. Халуун ногоотой шөл, хуурга, боодогны амтлагчтай тогоонд тохирно. Хөлдөөсөн, 1 кг-ын савлагаа.",
      ru: "Нежирная, куски на кости. Для острого супа, рагу и пряного казана. Замороженная, по 1 кг.",
      en: "Low in fat, in pieces on the bone. For a spicy soup, a stew or a well-seasoned pot. Frozen, 1 kg packs.",
    },
    origin: AUSTRALIA,
    price: 15900,
    pictures: [
      { view: "cut", cut: "goatCubes", background: "night", on: "roundBoard", garnish: ["hot-pepper", "garlic"] },
      { view: "chart", part: "goat/whole", cut: "goatCubes", background: "clay" },
    ],
  },
  {
    handle: "buuz-mince",
    category: "other",
    name: { mn: "Бууз, хуушуурын татсан мах", ru: "Фарш для бууз и хушуров", en: "Mince for buuz and khuushuur" },
    description: {
      mn: "Үхэр, хонины махыг тэгш хольж, өөхийг нь тааруулан том нүхтэй машинаар татсан. Сонгино, давсаа нэмээд л чимхэхэд бэлэн. Хөргөсөн, 1 кг-ын савлагаа.",
      ru: "Говядина и баранина поровну, с выверенной жирностью, крупного помола. Добавьте лук и соль — и можно лепить. Охлаждённый, по 1 кг.",
      en: "Beef and mutton in equal parts, coarsely minced with the right amount of fat. Add onion and salt and start pinching. Chilled, 1 kg packs.",
    },
    origin: BEEF_AND_MUTTON,
    price: 14900,
    pictures: [
      { view: "cut", cut: "dumplingMince", background: "sky", on: "kraft", garnish: ["onion", "garlic", "salt"] },
      { view: "close", cut: "buuz", background: "night", on: "roundBoard", garnish: [] },
      { view: "dish", dish: "dumpling", background: "clay", around: ["onion", "garlic", "salt", "herb"] },
    ],
  },
  {
    handle: "frozen-buuz",
    category: "other",
    name: { mn: "Хөлдөөсөн бууз", ru: "Буузы замороженные", en: "Frozen buuz" },
    description: {
      mn: "Гараар чимхсэн, үхэр хонины холимог махтай. Жигнүүрт 20 минут жигнээд л болно. Нэг килограммд 20 орчим ширхэг.",
      ru: "Слеплены вручную, начинка из говядины и баранины. Двадцать минут на пару — и готово. В килограмме около 20 штук.",
      en: "Pinched by hand around beef and mutton. Twenty minutes in the steamer and they are done. About 20 pieces to the kilo.",
    },
    origin: MADE_IN_KOREA,
    price: 11900,
    pictures: [
      { view: "cut", cut: "buuz", background: "sky", on: "bluePlate", garnish: ["teapot", "onion"] },
      { view: "close", cut: "buuz", background: "clay", on: "roundBoard", garnish: ["hot-pepper"] },
    ],
  },
  {
    handle: "frozen-bansh",
    category: "other",
    name: { mn: "Хөлдөөсөн банш", ru: "Банш замороженный", en: "Frozen bansh" },
    description: {
      mn: "Жижигхэн чимхсэн, банштай шөл, банштай цайнд шууд хийнэ. Буцалсан шөлөнд 7 минутад болно. Хөлдөөсөн, 1 кг-ын уут.",
      ru: "Маленькие, сразу в суп или чай с банш. Готовы через 7 минут в кипящем бульоне. Замороженный, пакет 1 кг.",
      en: "Small and neat, straight into soup or milk tea. Seven minutes in boiling broth. Frozen, 1 kg bags.",
    },
    origin: MADE_IN_KOREA,
    price: 10900,
    pictures: [
      { view: "cut", cut: "bansh", background: "clay", on: "plate", garnish: ["herb", "onion"] },
      { view: "close", cut: "bansh", background: "sky", on: "roundBoard", garnish: ["onion"] },
    ],
  },
  {
    handle: "house-sausage",
    category: "other",
    name: { mn: "Гэрийн хиам", ru: "Домашние колбаски", en: "House sausages" },
    description: {
      mn: "Гахай, үхрийн махыг сармис, хар перцтэй хольж байгалийн гэдсэнд чихсэн. Хайруулын тавганд шарах, шарсан төмстэй идэхэд. Хөргөсөн, 500 граммын савлагаа.",
      ru: "Свинина и говядина с чесноком и чёрным перцем в натуральной оболочке. На сковороду, к жареному картофелю. Охлаждённые, по 500 г.",
      en: "Pork and beef with garlic and black pepper in natural casing. For the frying pan, with fried potatoes. Chilled, 500 g packs.",
    },
    origin: PORK_AND_BEEF,
    price: 13900,
    minOrderQuantity: 0.5,
    packSize: 0.5,
    pictures: [
      {
        view: "cut",
        cut: "sausages",
        background: "night",
        on: "roundBoard",
        garnish: ["hot-pepper", "garlic", "herb"],
      },
      { view: "close", cut: "sausages", background: "clay", on: "pan", garnish: ["onion"] },
    ],
  },
  {
    handle: "offal-set",
    category: "other",
    name: { mn: "Хонины дотор мах", ru: "Бараньи субпродукты, набор", en: "Mutton offal set" },
    description: {
      mn: "Элэг, зүрх, бөөр, гүзээг нэг багц болгосон, цэвэрлэж угаасан. Дотрын шөл, хуурга хийхэд бэлэн. Хөлдөөсөн, нэг багц 2 кг орчим.",
      ru: "Печень, сердце, почки и рубец в одном наборе, очищены и промыты. Для супа и жаркого. Замороженный, набор около 2 кг.",
      en: "Liver, heart, kidneys and tripe in one set, cleaned and washed. Ready for offal soup or the pan. Frozen, about 2 kg a set.",
    },
    origin: NEW_ZEALAND,
    price: 9900,
    minOrderQuantity: 2,
    pictures: [
      { view: "cut", cut: "offal", background: "sky", on: "tray", garnish: ["onion", "garlic"] },
      { view: "chart", part: "ewe/breast", cut: "offal", background: "sky" },
    ],
  },
  {
    handle: "soup-bones",
    category: "other",
    name: { mn: "Шөлний чөмөгтэй яс", ru: "Мозговые кости для бульона", en: "Marrow bones for broth" },
    description: {
      mn: "Үхрийн чөмөгтэй яс, үений ясыг тогоонд багтахаар хөрөөдсөн. Зургаан цаг буцалгахад цагаан, өтгөн шөл гарна. Хөлдөөсөн, 2 кг-аас эхлэн.",
      ru: "Говяжьи мозговые кости и суставы, распиленные под кастрюлю. Шесть часов варки — и белый густой бульон. Замороженные, от 2 кг.",
      en: "Beef marrow bones and knuckles sawn to fit the pot. Six hours at a simmer give a white, thick broth. Frozen, from 2 kg.",
    },
    origin: AUSTRALIA,
    price: 4900,
    minOrderQuantity: 2,
    pictures: [
      { view: "cut", cut: "soupBones", background: "night", on: "slate", garnish: ["ginger-root", "onion"] },
      { view: "chart", part: "ox/shank", cut: "soupBones", background: "sky" },
    ],
  },
];
