import type { Language } from "@zakh/kit/contract";

/** What stands around a legal text; {{day}} is a date. Not in the catalogues, which every page loads. */
export const LEGAL_PAGE_TEXTS = {
  contents: { mn: "Агуулга", ru: "Содержание", en: "Contents", ko: "목차" },
  validFrom: {
    mn: "{{day}}-ноос хүчинтэй",
    ru: "Действует с {{day}}",
    en: "Valid from {{day}}",
    ko: "시행일: {{day}}",
  },
  former: {
    mn: "Энэ бол өмнөх хувилбар.",
    ru: "Это прежняя редакция.",
    en: "This is a former version.",
    ko: "이 내용은 이전 버전입니다.",
  },
  upcoming: {
    mn: "Энэ хувилбар хараахан хүчин төгөлдөр болоогүй байна.",
    ru: "Эта редакция ещё не действует.",
    en: "This version does not hold yet.",
    ko: "이 버전은 아직 시행되지 않았습니다.",
  },
  change: {
    mn: "{{day}}-ноос шинэ хувилбар хүчинтэй болно.",
    ru: "С {{day}} действует новая редакция.",
    en: "A new version holds from {{day}}.",
    ko: "{{day}}부터 새 버전이 시행됩니다.",
  },
  toCurrent: {
    mn: "Хүчинтэй хувилбарыг үзэх",
    ru: "К действующей редакции",
    en: "See the version that holds",
    ko: "현재 버전 보기",
  },
  versions: { mn: "Хувилбарууд", ru: "Редакции", en: "Versions", ko: "버전 이력" },
  current: { mn: "хүчинтэй", ru: "действует", en: "holds now", ko: "현재 시행" },
  fallback: {
    mn: "Энэ хэл дээр орчуулга алга, солонгос эхийг үзүүлж байна.",
    ru: "Перевода на этот язык нет, показан корейский текст.",
    en: "There is no translation into this language; the Korean text is shown.",
    ko: "",
  },
  korean: { mn: "Солонгос эх (한국어)", ru: "Корейский текст (한국어)", en: "Korean text (한국어)", ko: "" },
  translated: { mn: "Монголоор үзэх", ru: "Показать по-русски", en: "Show in English", ko: "" },
  failed: {
    mn: "Энэ хуудсыг одоогоор ачаалж чадсангүй.",
    ru: "Эту страницу сейчас не удалось загрузить.",
    en: "This page could not be loaded now.",
    ko: "지금은 이 페이지를 불러올 수 없습니다.",
  },
  other: { mn: "Бусад хуудас", ru: "Другие страницы", en: "Other pages", ko: "다른 안내" },
} as const satisfies Record<string, Record<Language, string>>;

/** The facts of today above the text about delivery. */
export const DELIVERY_FACT_TEXTS = {
  title: { mn: "Өнөөдрийн нөхцөл", ru: "Условия сегодня", en: "As of today", ko: "현재 배송 조건" },
  fee: { mn: "Хүргэлтийн төлбөр", ru: "Стоимость доставки", en: "Delivery fee", ko: "배송비" },
  free: { mn: "Үнэгүй", ru: "Бесплатно", en: "Free", ko: "무료" },
  freeFrom: {
    mn: "{{amount}}-аас дээш худалдан авалтад үнэгүй",
    ru: "Бесплатно при покупке от {{amount}}",
    en: "Free from {{amount}} on",
    ko: "{{amount}} 이상 구매 시 무료",
  },
  cutOff: { mn: "Тухайн өдөр явуулах", ru: "Отправка в тот же день", en: "Sent on the same day", ko: "당일 발송" },
  cutOffText: {
    mn: "{{hour}} цагаас өмнө төлсөн захиалга",
    ru: "заказы, оплаченные до {{hour}}",
    en: "orders paid before {{hour}}",
    ko: "{{hour}} 이전 입금 확인된 주문",
  },
  days: { mn: "Хүргэх өдөр", ru: "Дни доставки", en: "Delivery days", ko: "배송 요일" },
  weekdays: {
    mn: "Мягмараас баасан гараг, баярын өдрөөс бусад",
    ru: "со вторника по пятницу, кроме праздников",
    en: "Tuesday to Friday, not on holidays",
    ko: "화요일~금요일 (공휴일 제외)",
  },
  saturdays: {
    mn: "Мягмараас бямба гараг, баярын өдрөөс бусад",
    ru: "со вторника по субботу, кроме праздников",
    en: "Tuesday to Saturday, not on holidays",
    ko: "화요일~토요일 (공휴일 제외)",
  },
  pay: { mn: "Төлөх хугацаа", ru: "Срок оплаты", en: "To be paid within", ko: "입금 기한" },
  hours: {
    mn: "захиалснаас хойш {{hours}} цаг",
    ru: "{{hours}} ч. после заказа",
    en: "{{hours}} hours from the order",
    ko: "주문 후 {{hours}}시간",
  },
  islands: {
    mn: "Арал, алслагдсан газар",
    ru: "Острова и отдалённые места",
    en: "Islands and remote places",
    ko: "도서·산간 지역",
  },
  island: { mn: "нэмж {{amount}}", ru: "дополнительно {{amount}}", en: "{{amount}} more", ko: "{{amount}} 추가" },
  noSurcharge: { mn: "нэмэлт төлбөргүй", ru: "без доплаты", en: "at the usual fee", ko: "추가 배송비 없음" },
  notServed: { mn: "хүргэхгүй", ru: "не доставляем", en: "not served", ko: "배송 불가" },
} as const satisfies Record<string, Record<Language, string>>;
