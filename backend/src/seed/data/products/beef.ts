import type { SeedProduct } from "./seed-product";

export const BEEF: readonly SeedProduct[] = [
  {
    handle: "beef-brisket",
    category: "beef",
    name: { mn: "Үхрийн өвчүү", ru: "Говяжья грудинка", en: "Beef brisket" },
    description: {
      mn: "Өөх мах нь үелсэн, удаан чанахад зөөлөрч, шөл нь өтгөн амттай болдог. Хар шөл, гуляш, зуухан дээр удаан болгох хоолонд тохиромжтой. Австрали үхрийн хөргөсөн мах, вакуум савлагаатай.",
      ru: "Слоистая грудинка: при долгой варке становится мягкой, а бульон — крепким и наваристым. Для супа, гуляша и томления в духовке. Охлаждённая австралийская говядина в вакуумной упаковке.",
      en: "Layered lean and fat that turns tender with slow cooking and gives a deep, rich broth. For soup, goulash or a low oven. Chilled Australian beef, vacuum packed.",
    },
    price: 16900,
    pictures: [
      { view: "cut", cut: "brisket", ground: "oxblood", on: "board", garnish: ["onion", "herb"] },
      { view: "chart", part: "ox/brisket", cut: "brisket", ground: "oxblood" },
      {
        view: "dish",
        dish: "pot-of-food",
        ground: "ember",
        around: ["carrot", "potato", "onion", "herb", "garlic", "salt"],
      },
    ],
  },
  {
    handle: "beef-ribeye",
    category: "beef",
    name: { mn: "Үхрийн рибай стейк", ru: "Стейк рибай", en: "Beef ribeye steak" },
    description: {
      mn: "Нарийн судал өөх нь шарахад хайлж, махыг шүүслэг болгодог тул давс, перцнээс өөр юм бараг шаардахгүй. 2.5 см зузаан зүссэн, нэг бүрийг тусад нь вакуумласан. АНУ-ын хөргөсөн үхрийн мах.",
      ru: "Тонкие прожилки жира тают на сковороде и делают стейк сочным — нужны лишь соль и перец. Нарезан по 2,5 см, каждый кусок в своей вакуумной упаковке. Охлаждённая говядина из США.",
      en: "Fine marbling melts in the pan and keeps the steak juicy; salt and pepper are all it asks for. Cut 2.5 cm thick, each piece vacuum packed. Chilled US beef.",
    },
    price: 32900,
    minOrderQuantity: 0.5,
    packSize: 0.5,
    pictures: [
      { view: "cut", cut: "ribeye", ground: "oxblood", on: "roundBoard", garnish: ["garlic", "herb", "salt"] },
      { view: "chart", part: "ox/rib", cut: "ribeye", ground: "oxblood", dark: true },
      { view: "close", cut: "ribeye", ground: "char", on: "pan", garnish: ["herb"] },
    ],
  },
  {
    handle: "beef-tenderloin",
    category: "beef",
    name: { mn: "Үхрийн гол мах", ru: "Говяжья вырезка", en: "Beef tenderloin" },
    description: {
      mn: "Үхрийн хамгийн зөөлөн хэсэг, өөх бараг үгүй. Медальон стейк, нимгэн зүсээд хурдан хуурах, хүүхдийн хоолонд сайн. Хальс, шөрмөсийг нь цэвэрлэсэн, хөргөсөн.",
      ru: "Самая нежная часть, почти без жира. Для медальонов, быстрой обжарки и детского стола. Зачищена от плёнок и жил, охлаждённая.",
      en: "The most tender part of the animal with hardly any fat. For medallions, quick stir-fries and children's meals. Trimmed of silverskin, chilled.",
    },
    price: 39900,
    minOrderQuantity: 0.5,
    packSize: 0.5,
    trackedStock: 24,
    pictures: [
      { view: "cut", cut: "tenderloin", ground: "char", on: "slate", garnish: ["herb", "garlic"] },
      { view: "chart", part: "ox/loin", cut: "tenderloin", ground: "ember" },
    ],
  },
  {
    handle: "beef-striploin",
    category: "beef",
    name: { mn: "Үхрийн нурууны мах", ru: "Говяжий стриплойн", en: "Beef striploin" },
    description: {
      mn: "Нэг талдаа нимгэн өөхтэй, махлаг амт нь тод стейкний мах. Шарах, шорлоход нэн тохиромжтой. Австралийн хөргөсөн мах, 2 см зүсмэлээр.",
      ru: "Стейк с тонкой полоской жира по краю и ярким мясным вкусом. Для гриля, сковороды и шашлыка. Охлаждённая австралийская говядина, ломти по 2 см.",
      en: "A steak with a thin band of fat along one side and a full beefy taste. For the grill, the pan or skewers. Chilled Australian beef in 2 cm slices.",
    },
    price: 27900,
    minOrderQuantity: 0.5,
    packSize: 0.5,
    pictures: [
      { view: "cut", cut: "striploin", ground: "ember", on: "slate", garnish: ["hot-pepper", "herb", "garlic"] },
      { view: "chart", part: "ox/loin", cut: "striploin", ground: "oxblood" },
      { view: "close", cut: "striploin", ground: "ember", on: "pan", garnish: ["garlic", "herb"] },
    ],
  },
  {
    handle: "beef-rump",
    category: "beef",
    name: { mn: "Үхрийн гуяны цул мах", ru: "Говядина, бедро без кости", en: "Boneless beef round" },
    description: {
      mn: "Өөх багатай, ширхэг нь жигд цул мах. Гуляш, хуурга, гэрийн борц хийхэд тохиромжтой. Том хэсгээр нь вакуумласан, хөлдөөсөн.",
      ru: "Постное мясо с ровным волокном. Для гуляша, жаркого и домашнего вяления. Крупным куском в вакууме, замороженное.",
      en: "Lean meat with an even grain. For goulash, stir-fries or drying at home. In large vacuum-packed pieces, frozen.",
    },
    price: 17900,
    pictures: [
      { view: "cut", cut: "rump", ground: "oxblood", on: "paper", garnish: ["onion", "garlic"] },
      { view: "chart", part: "ox/round", cut: "rump", ground: "oxblood", dark: true },
    ],
  },
  {
    handle: "beef-chuck",
    category: "beef",
    name: { mn: "Үхрийн далны мах", ru: "Говяжья лопатка", en: "Beef chuck" },
    description: {
      mn: "Булчин хооронд нь өөх судалтай, удаан болгоход ширхэглэж салдаг. Шөл, гуляш, цуйванд амт оруулна. Австралийн хөргөсөн мах, ясгүй.",
      ru: "Жировые прожилки между мышцами: при тушении мясо распадается на волокна. Для супа, гуляша и цуйвана. Охлаждённая австралийская говядина без кости.",
      en: "Fat runs between the muscles, so it falls apart when braised. Gives body to soup, goulash and tsuivan. Chilled Australian beef, boneless.",
    },
    price: 15900,
    pictures: [
      { view: "cut", cut: "chuck", ground: "char", on: "kraft", garnish: ["onion", "carrot"] },
      { view: "chart", part: "ox/chuck", cut: "chuck", ground: "ember", dark: true },
      {
        view: "dish",
        dish: "shallow-pan-of-food",
        ground: "oxblood",
        around: ["onion", "carrot", "garlic", "bell-pepper"],
      },
    ],
  },
  {
    handle: "beef-la-galbi",
    category: "beef",
    name: { mn: "Үхрийн хавирга, LA галби", ru: "Говяжьи рёбра «LA кальби»", en: "LA-cut beef short ribs" },
    description: {
      mn: "Хавиргыг хөндлөн нимгэн зүссэн тул амтлагч хурдан шингэж, хоёр талаас нь шарахад хэдхэн минутад болно. Сонгино, сармис, шар буурцагны соустай хамт дарж шарахад амттай. АНУ-ын хөлдөөсөн мах.",
      ru: "Рёбра, распиленные поперёк тонкими полосами: быстро маринуются и жарятся за несколько минут. Хороши с луком, чесноком и соевым соусом. Замороженная говядина из США.",
      en: "Sawn thinly across the bone, so they take a marinade fast and grill in minutes. Good with onion, garlic and soy sauce. Frozen US beef.",
    },
    price: 24900,
    minOrderQuantity: 1.5,
    packSize: 0.5,
    pictures: [
      { view: "cut", cut: "laGalbi", ground: "ember", on: "tray", garnish: ["garlic", "onion"] },
      { view: "chart", part: "ox/plate", cut: "laGalbi", ground: "oxblood" },
      { view: "close", cut: "laGalbi", ground: "oxblood", on: "slate", garnish: ["hot-pepper", "leafy-green"] },
    ],
  },
  {
    handle: "beef-shank",
    category: "beef",
    name: { mn: "Үхрийн шилбэ, чөмөгтэй", ru: "Говяжья голяшка с костью", en: "Beef shank, bone in" },
    description: {
      mn: "Чөмөгтэй ясыг голд нь үлдээж зузаан хөрөөдсөн. Хоёр гурван цаг чанахад мах нь зөөлөрч, шөл нь цэлцийдэг. Хөргөсөн, 2-3 зүсмэлээр савласан.",
      ru: "Толстые спилы с мозговой костью. За два-три часа варки мясо становится мягким, а бульон застывает холодцом. Охлаждённая, по 2–3 куска в упаковке.",
      en: "Thick rounds sawn with the marrow bone in the middle. Two or three hours of simmering make it soft and the broth set to jelly. Chilled, 2-3 rounds a pack.",
    },
    price: 14900,
    pictures: [
      { view: "cut", cut: "beefShank", ground: "oxblood", on: "board", garnish: ["carrot", "herb", "garlic"] },
      { view: "chart", part: "ox/shank", cut: "beefShank", ground: "ember" },
    ],
  },
  {
    handle: "beef-oxtail",
    category: "beef",
    name: { mn: "Үхрийн сүүл", ru: "Бычий хвост", en: "Oxtail" },
    description: {
      mn: "Үе үеээр нь хэрчсэн, цавуулаг ихтэй. Удаан буцалгасан сүүлний шөл өвлийн хүйтэнд тэнхрүүлдэг. Хөлдөөсөн, том жижиг үе холимог.",
      ru: "Нарублен по позвонкам, богат желатином. Долго томлёный суп из хвоста согревает зимой. Замороженный, крупные и мелкие куски вместе.",
      en: "Cut at the joints and full of gelatine. A long-simmered oxtail soup sets you up for winter. Frozen, large and small rounds mixed.",
    },
    price: 19900,
    minOrderQuantity: 2,
    pictures: [
      { view: "cut", cut: "oxtail", ground: "char", on: "tray", garnish: ["onion", "ginger-root"] },
      { view: "chart", part: "ox/tail", cut: "oxtail", ground: "oxblood", dark: true },
    ],
  },
  {
    handle: "beef-mince",
    category: "beef",
    name: { mn: "Татсан үхрийн мах", ru: "Говяжий фарш", en: "Minced beef" },
    description: {
      mn: "Өглөө бүр татдаг, өөхний хэмжээ 15 орчим хувь. Бууз, хуушуур, котлет, спагеттид тохирно. 500 граммаар хуваан савласан, хөргөсөн.",
      ru: "Перемалываем каждое утро, жирность около 15 %. Для бууз, хушуров, котлет и спагетти. Охлаждённый, упаковки по 500 г.",
      en: "Minced every morning, about 15% fat. For buuz, khuushuur, meatballs and spaghetti. Chilled, in 500 g packs.",
    },
    price: 13900,
    pictures: [
      { view: "cut", cut: "beefMince", ground: "oxblood", on: "kraft", garnish: ["onion", "garlic"] },
      { view: "chart", part: "ox/round", cut: "beefMince", ground: "oxblood" },
      { view: "dish", dish: "spaghetti", ground: "ember", around: ["tomato", "garlic", "onion", "herb"] },
    ],
  },
  {
    handle: "beef-hot-pot-slices",
    category: "beef",
    name: { mn: "Шабу-шабуны үхрийн мах", ru: "Говядина для шабу-шабу", en: "Beef slices for hot pot" },
    description: {
      mn: "Өвчүүний махыг 2 мм нимгэн зүсэж ороосон, халуун шөлөнд арван секундэд болно. Ногоо, мөөг, гоймонтой идэхэд тохиромжтой. Хөлдөөсөн, 500 граммын савлагаа.",
      ru: "Грудинка, нарезанная по 2 мм и свёрнутая в рулетики: готова за десять секунд в кипящем бульоне. С зеленью, грибами и лапшой. Замороженная, по 500 г.",
      en: "Brisket sliced 2 mm thin and rolled; ten seconds in boiling broth and it is done. With greens, mushrooms and noodles. Frozen, in 500 g packs.",
    },
    price: 21900,
    minOrderQuantity: 0.5,
    packSize: 0.5,
    pictures: [
      { view: "cut", cut: "hotPot", ground: "ember", on: "bluePlate", garnish: ["brown-mushroom", "leafy-green"] },
      { view: "chart", part: "ox/brisket", cut: "hotPot", ground: "char", dark: true },
    ],
  },
  {
    handle: "beef-stir-fry-cubes",
    category: "beef",
    name: { mn: "Хуурганы үхрийн мах", ru: "Говядина кубиками", en: "Diced beef" },
    description: {
      mn: "Дал, гуяны махыг 3 см шоо дөрвөлжин хэрчсэн тул шууд тогоондоо хийхэд бэлэн. Гуляш, будаатай хуурга, шөлөнд. Хөргөсөн, 1 кг-ын савлагаа.",
      ru: "Лопатка и бедро кубиками по 3 см — сразу в казан. Для гуляша, жаркого с рисом и супа. Охлаждённая, упаковки по 1 кг.",
      en: "Chuck and round in 3 cm dice, ready for the pot. For goulash, fried rice dishes and soup. Chilled, in 1 kg packs.",
    },
    price: 16500,
    pictures: [
      { view: "cut", cut: "beefCubes", ground: "oxblood", on: "plate", garnish: ["bell-pepper", "onion", "carrot"] },
      { view: "chart", part: "ox/chuck", cut: "beefCubes", ground: "oxblood" },
    ],
  },
  {
    handle: "beef-tongue",
    category: "beef",
    name: { mn: "Үхрийн хэл", ru: "Говяжий язык", en: "Beef tongue" },
    description: {
      mn: "Чанаж хальсыг нь хуулаад нимгэн зүсэхэд зөөлөн, хүйтэн зууш болно. Нэг ширхэг нь ойролцоогоор 1-1.5 кг. Хөлдөөсөн, тус тусад нь савласан.",
      ru: "Отварите, снимите кожу и нарежьте тонко — нежная холодная закуска. Один язык весит около 1–1,5 кг. Замороженный, в отдельной упаковке.",
      en: "Boil, peel and slice it thin for a tender cold cut. One tongue weighs about 1-1.5 kg. Frozen, packed one by one.",
    },
    price: 18900,
    minOrderQuantity: 1.5,
    packSize: 0.5,
    pictures: [
      { view: "cut", cut: "tongue", ground: "ember", on: "board", garnish: ["garlic", "herb"] },
      { view: "chart", part: "ox/head", cut: "tongue", ground: "oxblood" },
    ],
  },
];
