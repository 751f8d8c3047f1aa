import type { OpeningHours, StoreIdentity } from "@zakh/marketplace/contract";
import type { ServiceCategorySlug } from "./service-categories";
import type { Translated } from "./translated";

interface SeedStore {
  name: string;
  category: ServiceCategorySlug;
  description: Translated;
  address: string;
  /** "latitude,longitude", of the district. */
  position: string;
  phone: string;
  email: string;
  identity: Partial<StoreIdentity>;
  openingHours: OpeningHours;
  /** File name of its pictures: with `-logo` and `-cover`. */
  picture: string;
}

function hours(
  weekday: readonly [string, string],
  saturday: readonly [string, string] | null,
  sunday: readonly [string, string] | null,
): OpeningHours {
  const span = (times: readonly [string, string] | null) => (times ? { open: times[0], close: times[1] } : null);
  return {
    mon: span(weekday),
    tue: span(weekday),
    wed: span(weekday),
    thu: span(weekday),
    fri: span(weekday),
    sat: span(saturday),
    sun: span(sunday),
  };
}

/** Verified stores, identified by name. Their phones, addresses at `.example`, owners and numbers are invented: no tax office begins with 9. */
export const STORES: readonly SeedStore[] = [
  {
    name: "Гоёл үсчин",
    category: "hair-beauty",
    description: {
      mn: "Эрэгтэй, эмэгтэй үс засалт, будалт, хими. Урьдчилж цаг аваарай.",
      ru: "Мужские и женские стрижки, окрашивание, химическая завивка. Запишитесь заранее.",
      en: "Cuts, colour and perms for men and women. Please book ahead.",
    },
    address: "서울특별시 중구 을지로 (Сөүл, Жүн-гү, Ылжиро)",
    position: "37.56600,126.99300",
    phone: "010-0000-3101",
    email: "goyol@zakh.example",
    identity: {
      tradeName: "고욜 미용실",
      representative: "Б. Сарангэрэл",
      businessNumber: "901-01-01015",
      mailOrderNumber: "제2026-예시-0001호",
    },
    openingHours: hours(["10:00", "20:00"], ["10:00", "20:00"], ["11:00", "18:00"]),
    picture: "scissors",
  },
  {
    name: "Сарнай гоо сайхан",
    category: "hair-beauty",
    description: {
      mn: "Маникюр, педикюр, сормуус, нүүр будалт. Хурим найрын иж бүрэн засалт.",
      ru: "Маникюр, педикюр, ресницы, макияж. Полный образ для свадьбы и праздника.",
      en: "Manicure, pedicure, lashes and make-up. A whole look for weddings and feasts.",
    },
    address: "경기도 안산시 단원구 원곡동 (Ансан, Вонгог-дун)",
    position: "37.32900,126.79500",
    phone: "010-0000-3102",
    email: "sarnai@zakh.example",
    identity: {
      tradeName: "사르나이 뷰티",
      representative: "Д. Номин",
      businessNumber: "902-01-01022",
      mailOrderExempt: true,
    },
    openingHours: hours(["11:00", "20:00"], ["10:00", "20:00"], null),
    picture: "rose",
  },
  {
    name: "Хэлмэрч орчуулгын товчоо",
    category: "translation-notary",
    description: {
      mn: "Төрсний гэрчилгээ, гэрлэлт, диплом, гэрээний албан ёсны орчуулга. Нотариат, апостиль нэг дор.",
      ru: "Официальный перевод свидетельств о рождении и браке, дипломов, договоров. Нотариус и апостиль в одном месте.",
      en: "Certified translation of birth and marriage certificates, diplomas and contracts. Notary and apostille in one place.",
    },
    address: "서울특별시 중구 광희동 (Сөүл, Кванхи-дун, Монгол гудамж)",
    position: "37.56400,127.00700",
    phone: "010-0000-3103",
    email: "helmerch@zakh.example",
    identity: {
      tradeName: "헬메르치 번역",
      representative: "Г. Бат-Эрдэнэ",
      businessNumber: "903-01-01030",
      mailOrderNumber: "제2026-예시-0003호",
    },
    openingHours: hours(["09:30", "18:30"], ["10:00", "15:00"], null),
    picture: "scroll",
  },
  {
    name: "Их нүүдэл визийн зөвлөгөө",
    category: "visa-documents",
    description: {
      mn: "E-9, D-2, F-6, F-4 визийн бичиг баримт бүрдүүлэх, сунгах, солих талаар үнэ төлбөргүй анхан шатны зөвлөгөө.",
      ru: "Документы для виз E-9, D-2, F-6, F-4: сбор, продление, смена. Первая консультация бесплатно.",
      en: "Papers for E-9, D-2, F-6 and F-4 visas: applying, extending, changing. The first consultation is free.",
    },
    address: "인천광역시 연수구 (Инчон, Ёнсү-гү)",
    position: "37.41000,126.67800",
    phone: "010-0000-3104",
    email: "visa@zakh.example",
    identity: {
      tradeName: "이흐 누델 행정",
      representative: "Ц. Ганзориг",
      businessNumber: "904-01-01047",
      mailOrderNumber: "제2026-예시-0004호",
    },
    openingHours: hours(["09:00", "18:00"], ["10:00", "14:00"], null),
    picture: "passport-control",
  },
  {
    name: "Хүлэг авто засвар",
    category: "car-repair",
    description: {
      mn: "Компьютер оношилгоо, тос, тормоз, явах эд анги. Хэсэгчилсэн төлбөртэй засвар.",
      ru: "Компьютерная диагностика, масло, тормоза, ходовая. Ремонт в рассрочку.",
      en: "Computer diagnostics, oil, brakes and running gear. Repairs in instalments.",
    },
    address: "충청북도 청주시 흥덕구 (Чонжү, Хындог-гү)",
    position: "36.63700,127.43000",
    phone: "010-0000-3105",
    email: "huleg@zakh.example",
    identity: {
      tradeName: "훌렉 오토",
      representative: "О. Тэмүүлэн",
      businessNumber: "905-01-01055",
      mailOrderNumber: "제2026-예시-0005호",
    },
    openingHours: hours(["09:00", "19:00"], ["09:00", "17:00"], null),
    picture: "automobile",
  },
  {
    name: "Алтан дугуй",
    category: "car-repair",
    description: {
      mn: "Дугуй засвар, тэнхлэг тааруулах, техникийн үзлэгт бэлтгэх. Дуудлагаар очно.",
      ru: "Шиномонтаж, развал-схождение, подготовка к техосмотру. Выезжаем по вызову.",
      en: "Tyres, wheel alignment, preparing for inspection. We come when called.",
    },
    address: "광주광역시 광산구 월곡동 (Кванжү, Волгог-дун)",
    position: "35.17000,126.80600",
    phone: "010-0000-3106",
    email: "altandugui@zakh.example",
    identity: {
      tradeName: "알탄 두구이",
      representative: "Н. Эрдэнэбат",
      businessNumber: "906-01-01062",
      mailOrderExempt: true,
    },
    openingHours: hours(["09:00", "19:30"], ["09:00", "18:00"], ["10:00", "15:00"]),
    picture: "sport-utility-vehicle",
  },
  {
    name: "Тэнүүн карго",
    category: "moving-cargo",
    description: {
      mn: "Улаанбаатар руу долоо хоног бүр агаарын, хоёр долоо хоног тутам далайн карго. Ачааг гэрээс авна.",
      ru: "Карго в Улан-Батор: самолётом каждую неделю, морем раз в две недели. Забираем груз из дома.",
      en: "Cargo to Ulaanbaatar: by air every week, by sea every two weeks. We collect from your home.",
    },
    address: "인천광역시 중구 신흥동 (Инчон, Шинхын-дун)",
    position: "37.46300,126.63900",
    phone: "010-0000-3107",
    email: "tenuun@zakh.example",
    identity: {
      tradeName: "테눈 카고",
      representative: "Ж. Мөнхзул",
      businessNumber: "907-01-01070",
      mailOrderNumber: "제2026-예시-0007호",
    },
    openingHours: hours(["09:00", "18:00"], ["09:00", "16:00"], null),
    picture: "delivery-truck",
  },
  {
    name: "Модот цуйван",
    category: "restaurants",
    description: {
      mn: "Өглөө бүр элдсэн гурил, хонины махтай цуйван, бууз, хуушуур, сүүтэй цай.",
      ru: "Цуйван с бараниной из теста, раскатанного утром, бузы, хушуры, чай с молоком.",
      en: "Mutton tsuivan from dough rolled each morning, buuz, khuushuur and milk tea.",
    },
    address: "서울특별시 동대문구 휘경동 (Сөүл, Тундэмүн-гү)",
    position: "37.58800,127.06500",
    phone: "010-0000-3108",
    email: "modot@zakh.example",
    identity: {
      tradeName: "모돗 초이왕",
      representative: "С. Алтанцэцэг",
      businessNumber: "908-01-01087",
      mailOrderNumber: "제2026-예시-0008호",
      meatLicence: "식육즉석판매가공업 제2026-예시-08호",
    },
    openingHours: hours(["10:00", "22:00"], ["10:00", "22:00"], ["10:00", "21:00"]),
    picture: "steaming-bowl",
  },
  {
    name: "Говийн гал тогоо",
    category: "restaurants",
    description: {
      mn: "Хорхог, боодог, чанасан мах, гэр бүлийн том ширээ. Захиалгаар найр цэнгүүн.",
      ru: "Хорхог, бодог, варёное мясо, большой стол для семьи. Праздники на заказ.",
      en: "Khorkhog, boodog, boiled meat and a large table for families. Feasts to order.",
    },
    address: "부산광역시 동구 초량동 (Пусан, Чорян-дун)",
    position: "35.11500,129.03900",
    phone: "010-0000-3109",
    email: "govi@zakh.example",
    identity: {
      tradeName: "고비 키친",
      representative: "Э. Баярмаа",
      businessNumber: "909-01-01095",
      mailOrderNumber: "제2026-예시-0009호",
      meatLicence: "식육즉석판매가공업 제2026-예시-09호",
    },
    openingHours: hours(["11:00", "22:00"], ["11:00", "23:00"], ["11:00", "22:00"]),
    picture: "pot-of-food",
  },
  {
    name: "Энэрэл эрүүл мэндийн зөвлөгөө",
    category: "health",
    description: {
      mn: "Эмнэлэг сонгох, цаг авах, эмчийн үзлэгт орчуулагчаар хамт явах, даатгалын нөхөн төлбөр.",
      ru: "Подберём больницу, запишем на приём, сходим с вами как переводчик, поможем со страховкой.",
      en: "Choosing a hospital, booking, coming along as your interpreter, claiming from insurance.",
    },
    address: "대전광역시 서구 둔산동 (Тэжон, Дүнсан-дун)",
    position: "36.35100,127.38500",
    phone: "010-0000-3110",
    email: "enerel@zakh.example",
    identity: {
      tradeName: "에네렐 헬스케어",
      representative: "Х. Оюунчимэг",
      businessNumber: "910-01-01101",
      mailOrderNumber: "제2026-예시-0010호",
    },
    openingHours: hours(["09:00", "18:00"], ["09:00", "13:00"], null),
    picture: "stethoscope",
  },
  {
    name: "Үсэг сургалтын төв",
    category: "children-education",
    description: {
      mn: "Хүүхдийн монгол бичиг, уншлага, солонгос хэлний анхан шат, TOPIK бэлтгэл. Амралтын өдрийн анги.",
      ru: "Монгольское письмо и чтение для детей, начальный корейский, подготовка к TOPIK. Занятия по выходным.",
      en: "Mongolian script and reading for children, first Korean, TOPIK preparation. Weekend classes.",
    },
    address: "경기도 수원시 팔달구 (Сүвон, Палдал-гү)",
    position: "37.28200,127.01900",
    phone: "010-0000-3111",
    email: "useg@zakh.example",
    identity: {
      tradeName: "우섹 교육센터",
      representative: "М. Энхжаргал",
      businessNumber: "911-01-01119",
      mailOrderExempt: true,
    },
    openingHours: hours(["14:00", "20:00"], ["10:00", "18:00"], ["10:00", "16:00"]),
    picture: "books",
  },
];
