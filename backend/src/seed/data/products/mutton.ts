import type { SeedProduct } from "./seed-product";

export const MUTTON: readonly SeedProduct[] = [
  {
    handle: "lamb-leg",
    category: "mutton",
    name: { mn: "Хонины гуя", ru: "Баранья нога", en: "Leg of lamb" },
    description: {
      mn: "Ястай, бүтэн гуя. Махлаг, өөх нь тэнцүү тул чанах, зууханд шарах аль алинд нь тохирно. Шинэ Зеландын хөлдөөсөн мах, нэг гуя 2 кг орчим.",
      ru: "Целая нога на кости: мясистая, с умеренным жиром — и отварить, и запечь. Замороженная баранина из Новой Зеландии, одна нога около 2 кг.",
      en: "A whole leg on the bone, meaty with just enough fat, to boil or to roast. Frozen New Zealand lamb, about 2 kg a leg.",
    },
    price: 18900,
    minOrderQuantity: 2,
    pictures: [
      { view: "cut", cut: "lambLeg", ground: "steppe", on: "paper", garnish: ["onion", "herb", "garlic"] },
      { view: "chart", part: "ewe/leg", cut: "lambLeg", ground: "steppe" },
      { view: "close", cut: "lambLeg", ground: "pine", on: "roundBoard", garnish: ["herb"] },
    ],
  },
  {
    handle: "mutton-foreleg",
    category: "mutton",
    name: { mn: "Хонины хаа", ru: "Баранья передняя четверть", en: "Mutton forequarter" },
    description: {
      mn: "Дал, хавирга, шаант хамт байгаа урд мөч. Үнэ нь нэг бүтэн хааны (4 кг) үнэ бөгөөд авсан жингээр чинь дөрөвт хувааж бодно. Чанасан мах, хорхогт хамгийн тохиромжтой, хөлдөөсөн.",
      ru: "Передняя часть туши: лопатка, рёбра и рулька вместе. Цена указана за целую четверть (4 кг) и пересчитывается на заказанный вес. Лучший выбор для отварного мяса и хорхога, замороженная.",
      en: "Shoulder, ribs and foreshank in one piece. The price is for a whole quarter (4 kg) and is worked out for the weight you order. The cut for boiled mutton and khorkhog, frozen.",
    },
    price: 67600,
    priceDivisor: 4,
    pictures: [
      { view: "cut", cut: "lambShoulder", ground: "pine", on: "board", garnish: ["onion", "salt"] },
      { view: "chart", part: "ewe/shoulder", cut: "lambShoulder", ground: "steppe", dark: true },
    ],
  },
  {
    handle: "lamb-pack-4kg",
    category: "mutton",
    name: { mn: "Хурганы мах, 4 кг багц", ru: "Ягнёнок, набор 4 кг", en: "Lamb pack, 4 kg" },
    description: {
      mn: "Хавирга, шаант, ястай мах холимог, дөрвөн килограммын нэг хайрцаг. Гэр бүлээрээ хорхог, чанасан мах хийхэд яг таарна. Австралийн хурга, хөлдөөсөн.",
      ru: "Рёбра, голяшки и мясо на кости в одной коробке на четыре килограмма. Как раз на семейный хорхог или отварное мясо. Австралийский ягнёнок, замороженный.",
      en: "Ribs, shanks and meat on the bone in one box of four kilograms. Just right for a family khorkhog or a pot of boiled lamb. Australian lamb, frozen.",
    },
    price: 15900,
    minOrderQuantity: 4,
    packSize: 4,
    pictures: [
      { view: "cut", cut: "lambPack", ground: "steppe", on: "kraft", garnish: ["onion", "garlic"] },
      { view: "chart", part: "ewe/whole", cut: "lambPack", ground: "steppe" },
    ],
  },
  {
    handle: "lamb-ribs",
    category: "mutton",
    name: { mn: "Хонины хавирга", ru: "Бараньи рёбра", en: "Lamb ribs" },
    description: {
      mn: "Өөх мах нь ээлжилсэн бүтэн хавтгай хавирга. Давсалж чанах, зууханд шаржигнуулж шарахад амттай. Хөлдөөсөн, хавтгайгаар нь савласан.",
      ru: "Цельная пластина рёбер, где мясо чередуется с жиром. Отварить с солью или зажарить до хруста. Замороженные, пластиной.",
      en: "A whole sheet of ribs with lean and fat in turn. Boil with salt, or roast until crisp. Frozen, in one piece.",
    },
    price: 17900,
    pictures: [
      { view: "cut", cut: "lambRack", ground: "meadow", on: "slate", garnish: ["hot-pepper", "herb"] },
      { view: "chart", part: "ewe/breast", cut: "lambRack", ground: "steppe" },
    ],
  },
  {
    handle: "lamb-cutlets",
    category: "mutton",
    name: { mn: "Хурганы ястай котлет", ru: "Котлеты из ягнёнка на кости", en: "Lamb cutlets" },
    description: {
      mn: "Нэг ширхэг хавиргатай, ясыг нь цэвэрлэсэн зөөлөн зүсмэл. Тал бүрийг 3 минут шараад л ширээнд тавихад бэлэн. Шинэ Зеландын хөргөсөн хурга.",
      ru: "Нежные ломтики на одном ребре, косточка зачищена. По три минуты с каждой стороны — и на стол. Охлаждённый ягнёнок из Новой Зеландии.",
      en: "Tender slices on a single rib, the bone scraped clean. Three minutes a side and they are ready to serve. Chilled New Zealand lamb.",
    },
    price: 23900,
    minOrderQuantity: 0.5,
    packSize: 0.5,
    pictures: [
      { view: "cut", cut: "lambCutlets", ground: "steppe", on: "slate", garnish: ["herb", "garlic", "lemon"] },
      { view: "chart", part: "ewe/rack", cut: "lambCutlets", ground: "pine", dark: true },
      { view: "close", cut: "lambCutlets", ground: "meadow", on: "roundBoard", garnish: ["herb"] },
    ],
  },
  {
    handle: "lamb-saddle",
    category: "mutton",
    name: { mn: "Хонины ууц", ru: "Баранья спинка (ууц)", en: "Saddle of mutton (uuts)" },
    description: {
      mn: "Цагаан сар, найр наадмын ширээний чимэг болох бүтэн ууц, сүүлтэй нь. Захиалгаар бэлтгэдэг тул тоо хязгаартай. Хөлдөөсөн, нэг ууц 6-8 кг.",
      ru: "Целая спинка с курдюком — украшение праздничного стола на Цагаан сар. Готовим под заказ, количество ограничено. Замороженная, одна весит 6–8 кг.",
      en: "A whole saddle with its tail, the centre of a Tsagaan Sar table. Prepared to order, so numbers are limited. Frozen, 6-8 kg each.",
    },
    price: 21900,
    minOrderQuantity: 6,
    trackedStock: 48,
    pictures: [
      { view: "cut", cut: "lambSaddle", ground: "pine", on: "roundBoard", garnish: ["salt", "herb"] },
      { view: "chart", part: "ewe/saddle", cut: "lambSaddle", ground: "steppe" },
    ],
  },
  {
    handle: "lamb-neck",
    category: "mutton",
    name: { mn: "Хонины хүзүү", ru: "Баранья шея", en: "Lamb neck" },
    description: {
      mn: "Ястай нь хөндлөн хөрөөдсөн. Яс, мах, өөх нэгдсэн тул шөл нь маш амттай, чанасан мах нь зөөлөн. Хөлдөөсөн, 1 кг-ын савлагаа.",
      ru: "Распилена поперёк на кости. Кость, мясо и жир вместе дают очень вкусный бульон и мягкое отварное мясо. Замороженная, по 1 кг.",
      en: "Sawn across on the bone. Bone, meat and fat together make a very good broth and soft boiled meat. Frozen, in 1 kg packs.",
    },
    price: 13900,
    pictures: [
      { view: "cut", cut: "lambNeck", ground: "steppe", on: "tray", garnish: ["onion", "carrot"] },
      { view: "chart", part: "ewe/neck", cut: "lambNeck", ground: "steppe", dark: true },
    ],
  },
  {
    handle: "lamb-shanks",
    category: "mutton",
    name: { mn: "Хонины шаант", ru: "Бараньи голяшки", en: "Lamb shanks" },
    description: {
      mn: "Шөрмөслөг хэсэг нь удаан болгоход цавуурхаж, мах нь яснаасаа амархан салдаг. Хоёр цаг битүү чанах, эсвэл зууханд болгоход тохиромжтой. Хөлдөөсөн, хоёроор нь савласан.",
      ru: "При долгом томлении сухожилия становятся желе, а мясо легко отходит от кости. Два часа под крышкой или в духовке. Замороженные, по две штуки.",
      en: "Cooked slowly, the sinew melts and the meat slides off the bone. Two hours under a lid or in the oven. Frozen, two to a pack.",
    },
    price: 15900,
    pictures: [
      { view: "cut", cut: "lambShanks", ground: "meadow", on: "paper", garnish: ["carrot", "herb"] },
      { view: "chart", part: "ewe/shank", cut: "lambShanks", ground: "steppe" },
    ],
  },
  {
    handle: "lamb-breast",
    category: "mutton",
    name: { mn: "Хонины өвчүү", ru: "Баранья грудинка", en: "Lamb breast" },
    description: {
      mn: "Өөхөрхөг, мөгөөрстэй, чанахад зөөлөн. Зүссэн гурил, лапша, банштай шөлөнд өөрийн гэсэн үнэртэй амтыг өгнө. Хөргөсөн, вакуум савлагаатай.",
      ru: "Жирная, с хрящиками, мягкая после варки. Даёт супу с лапшой или банш свой неповторимый вкус. Охлаждённая, в вакууме.",
      en: "Fatty, with soft gristle, tender when boiled. Gives noodle or dumpling soup its own taste. Chilled, vacuum packed.",
    },
    price: 14900,
    minOrderQuantity: 1.5,
    packSize: 0.5,
    pictures: [
      { view: "cut", cut: "lambBreast", ground: "pine", on: "kraft", garnish: ["garlic", "onion"] },
      { view: "chart", part: "ewe/breast", cut: "lambBreast", ground: "pine", dark: true },
    ],
  },
  {
    handle: "lamb-mince",
    category: "mutton",
    name: { mn: "Татсан хонины мах", ru: "Бараний фарш", en: "Minced lamb" },
    description: {
      mn: "Цул мах, сүүлний өөхийг 8:2 харьцаатай татсан. Жинхэнэ хонины амттай бууз, хуушуур хийнэ. Хөргөсөн, 500 граммын савлагаа.",
      ru: "Мякоть и курдючный жир в пропорции 8:2. Для бууз и хушуров с настоящим вкусом баранины. Охлаждённый, по 500 г.",
      en: "Lean lamb and tail fat, eight to two. For buuz and khuushuur that taste the way they should. Chilled, in 500 g packs.",
    },
    price: 15500,
    pictures: [
      { view: "cut", cut: "lambMince", ground: "steppe", on: "roundBoard", garnish: ["onion", "garlic", "herb"] },
      { view: "chart", part: "ewe/shoulder", cut: "lambMince", ground: "steppe" },
      { view: "close", cut: "buuz", ground: "pine", on: "bluePlate", garnish: [] },
    ],
  },
  {
    handle: "khorkhog-lamb",
    category: "mutton",
    name: { mn: "Хорхогны мах", ru: "Баранина для хорхога", en: "Lamb for khorkhog" },
    description: {
      mn: "Ястай махыг хорхогны бидонд багтахаар том хэрчсэн. Төмс, лууван, халуун чулуугаа бэлдээд л хийхэд болно. Хөлдөөсөн, 2 кг-аас эхлэн захиална.",
      ru: "Мясо на кости, крупно нарубленное под бидон для хорхога. Осталось приготовить картофель, морковь и раскалённые камни. Замороженное, от 2 кг.",
      en: "Meat on the bone in chunks that fit a khorkhog can. Have potatoes, carrots and hot stones ready. Frozen, from 2 kg.",
    },
    price: 16500,
    minOrderQuantity: 2,
    pictures: [
      { view: "cut", cut: "lambCubes", ground: "steppe", on: "pan", garnish: ["potato", "carrot", "onion"] },
      { view: "chart", part: "ewe/whole", cut: "lambCubes", ground: "pine" },
      { view: "dish", dish: "pot-of-food", ground: "pine", around: ["potato", "carrot", "onion", "fire", "salt"] },
    ],
  },
  {
    handle: "lamb-tail-fat",
    category: "mutton",
    name: { mn: "Хонины сүүл", ru: "Курдючный жир", en: "Lamb tail fat" },
    description: {
      mn: "Цагаан, цэвэр сүүлний өөх. Бууз, хуушуурын махыг шүүслэг болгож, хайлуулж шарахад үнэр сайтай. Хөлдөөсөн, 0.5 кг-аас эхлэн.",
      ru: "Белый чистый курдючный жир. Делает фарш для бууз сочным, а вытопленный — ароматным для жарки. Замороженный, от 0,5 кг.",
      en: "Clean white tail fat. Keeps dumpling filling juicy, and is fragrant for frying when rendered. Frozen, from 0.5 kg.",
    },
    price: 9900,
    minOrderQuantity: 0.5,
    packSize: 0.5,
    pictures: [
      { view: "cut", cut: "tailFat", ground: "pine", on: "slate", garnish: ["onion", "garlic"] },
      { view: "chart", part: "ewe/tail", cut: "tailFat", ground: "steppe" },
    ],
  },
];
