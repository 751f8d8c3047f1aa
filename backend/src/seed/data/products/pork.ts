import { JEJU, KOREA, SPAIN } from "./origins";
import type { SeedProduct } from "./seed-product";

export const PORK: readonly SeedProduct[] = [
  {
    handle: "pork-belly",
    category: "pork",
    name: { mn: "Гахайн самгёпсал", ru: "Свиная грудинка «самгёпсаль»", en: "Pork belly, samgyeopsal" },
    description: {
      mn: "Өөх мах нь гурван үе, 1 см зузаан зүссэн. Төмөр хайруул дээр шараад салат навчинд ороон сармистай иднэ. Солонгосын хөргөсөн гахай.",
      ru: "Три слоя мяса и жира, нарезка 1 см. Жарьте на чугуне, заворачивайте в лист салата с чесноком. Охлаждённая корейская свинина.",
      en: "Three layers of lean and fat in 1 cm slices. Grill on iron and wrap in lettuce with garlic. Chilled Korean pork.",
    },
    origin: JEJU,
    price: 13900,
  },
  {
    handle: "pork-neck",
    category: "pork",
    name: { mn: "Гахайн хүзүүний мах", ru: "Свиная шея", en: "Pork neck" },
    description: {
      mn: "Нарийн өөх судалтай тул шорлог, шарсан маханд хамгийн шүүслэг. 1.5 см зүсмэлээр, хөргөсөн. Солонгосын гахайн мах.",
      ru: "Тонкие прожилки жира делают её самой сочной для шашлыка и гриля. Ломти по 1,5 см, охлаждённая. Корейская свинина.",
      en: "Fine veins of fat make it the juiciest cut for skewers and the grill. In 1.5 cm slices, chilled. Korean pork.",
    },
    origin: KOREA,
    price: 13500,
  },
  {
    handle: "pork-ribs",
    category: "pork",
    name: { mn: "Гахайн хавирга", ru: "Свиные рёбра", en: "Pork ribs" },
    description: {
      mn: "Махтай, бүтэн хавтгай хавирга. Амтлагчаар дарж зууханд удаан шарах, эсвэл төмстэй шөл хийнэ. Хөлдөөсөн, 1.5 кг-аас эхлэн.",
      ru: "Мясистая цельная пластина. Замаринуйте и долго запекайте или сварите суп с картофелем. Замороженные, от 1,5 кг.",
      en: "A meaty whole sheet. Marinate and roast slowly, or make a soup with potatoes. Frozen, from 1.5 kg.",
    },
    origin: SPAIN,
    price: 11900,
    minOrderQuantity: 1.5,
    packSize: 0.5,
  },
  {
    handle: "pork-loin-chops",
    category: "pork",
    name: { mn: "Гахайн нурууны зүсмэл", ru: "Свиная корейка на кости", en: "Pork loin chops" },
    description: {
      mn: "Ястай, захдаа нимгэн өөхтэй, цул нь зөөлөн. Талхны үйрмэгт хучиж донкасү хийх, хайруулын тавганд шарахад. Хөргөсөн, 4 зүсмэлээр.",
      ru: "На кости, с тонким слоем жира и нежной мякотью. Для тонкацу в панировке или на сковороде. Охлаждённая, по 4 куска.",
      en: "On the bone with a thin rim of fat and tender lean. For breaded donkatsu or the frying pan. Chilled, four to a pack.",
    },
    origin: KOREA,
    price: 9900,
  },
  {
    handle: "pork-leg",
    category: "pork",
    name: { mn: "Гахайн гуя", ru: "Свиной окорок", en: "Pork leg" },
    description: {
      mn: "Өөх багатай, үнэ хямд цул мах. Хуурга, гоймонтой хоол, татаж бууз хийхэд тохиромжтой. Солонгосын хөргөсөн мах, 1 кг-ын хэсгээр.",
      ru: "Постная и недорогая мякоть. Для жаркого, лапши или домашнего фарша. Охлаждённая корейская свинина кусками по 1 кг.",
      en: "Lean and good value. For stir-fries, noodle dishes or your own mince. Chilled Korean pork in 1 kg pieces.",
    },
    origin: KOREA,
    price: 7900,
  },
  {
    handle: "pork-mince",
    category: "pork",
    name: { mn: "Татсан гахайн мах", ru: "Свиной фарш", en: "Minced pork" },
    description: {
      mn: "Мөрний махыг татсан, өөх нь 20 орчим хувь. Үхрийн махтай хольж котлет, бууз хийхэд шүүслэг болно. Хөргөсөн, 500 граммын савлагаа.",
      ru: "Из лопатки, жирность около 20 %. В смеси с говядиной даёт сочные котлеты и буузы. Охлаждённый, по 500 г.",
      en: "From the shoulder, about 20% fat. Mixed with beef it makes juicy meatballs and buuz. Chilled, 500 g packs.",
    },
    origin: KOREA,
    price: 8500,
  },
  {
    handle: "pork-tenderloin",
    category: "pork",
    name: { mn: "Гахайн гол мах", ru: "Свиная вырезка", en: "Pork tenderloin" },
    description: {
      mn: "Өөхгүй, хамгийн зөөлөн хэсэг. Тансуюк, медальон, хүүхдийн хоолонд. Хөргөсөн, нэг нь 500 грамм орчим.",
      ru: "Самая нежная часть без жира. Для тхансуюка, медальонов и детского стола. Охлаждённая, около 500 г каждая.",
      en: "The tenderest cut, with no fat. For tangsuyuk, medallions and children's meals. Chilled, about 500 g each.",
    },
    origin: KOREA,
    price: 10900,
    minOrderQuantity: 0.5,
    packSize: 0.5,
  },
  {
    handle: "smoked-bacon",
    category: "pork",
    name: { mn: "Утсан бекон", ru: "Копчёный бекон", en: "Smoked bacon" },
    description: {
      mn: "Царсны утаагаар удаан утсан, нимгэн зүссэн. Өндөг, талхтай өглөөний цай, төмстэй хуурганд. Хөргөсөн, 500 граммын вакуум савлагаа.",
      ru: "Медленно копчён на дубовой щепе, тонко нарезан. К яичнице, тостам и жареному картофелю. Охлаждённый, вакуум по 500 г.",
      en: "Slowly smoked over oak and thinly sliced. With eggs and bread, or fried with potatoes. Chilled, 500 g vacuum packs.",
    },
    origin: KOREA,
    price: 15900,
    minOrderQuantity: 0.5,
    packSize: 0.5,
  },
];
