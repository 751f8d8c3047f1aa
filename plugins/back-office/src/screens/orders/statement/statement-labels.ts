import type { Language } from "@zakh/kit/contract";

/** What a statement of transaction (거래명세서) says: in Korean, as offices read it, and in the reader's language below. */
export const STATEMENT_LABELS = {
  title: { ko: "거래명세서", mn: "Гүйлгээний тодорхойлолт", ru: "Ведомость сделки", en: "Statement of transaction" },
  print: { ko: "거래명세서 인쇄", mn: "거래명세서 хэвлэх", ru: "Печать 거래명세서", en: "Print 거래명세서" },
  seller: { ko: "공급자", mn: "Нийлүүлэгч", ru: "Поставщик", en: "Supplier" },
  buyer: { ko: "공급받는 자", mn: "Худалдан авагч", ru: "Покупатель", en: "Buyer" },
  tradeName: { ko: "상호", mn: "Нэр", ru: "Название", en: "Trade name" },
  representative: { ko: "대표자", mn: "Төлөөлөгч", ru: "Руководитель", en: "Representative" },
  businessNumber: {
    ko: "사업자등록번호",
    mn: "Бизнесийн бүртгэлийн дугаар",
    ru: "Регистрационный номер",
    en: "Business number",
  },
  address: { ko: "주소", mn: "Хаяг", ru: "Адрес", en: "Address" },
  phone: { ko: "전화", mn: "Утас", ru: "Телефон", en: "Phone" },
  name: { ko: "성명", mn: "Нэр", ru: "Имя", en: "Name" },
  number: { ko: "주문 번호", mn: "Захиалгын дугаар", ru: "Номер заказа", en: "Order number" },
  date: { ko: "거래일", mn: "Огноо", ru: "Дата", en: "Date" },
  product: { ko: "품목", mn: "Бүтээгдэхүүн", ru: "Товар", en: "Product" },
  soldBy: { ko: "판매자", mn: "Худалдагч", ru: "Продавец", en: "Sold by" },
  quantity: { ko: "수량", mn: "Хэмжээ", ru: "Количество", en: "Quantity" },
  price: { ko: "단가", mn: "Нэгж үнэ", ru: "Цена", en: "Unit price" },
  amount: { ko: "금액", mn: "Дүн", ru: "Сумма", en: "Amount" },
  packed: { ko: "실제", mn: "савласан", ru: "упаковано", en: "packed" },
  shippingFee: { ko: "배송비", mn: "Хүргэлтийн төлбөр", ru: "Доставка", en: "Shipping fee" },
  taken: { ko: "할인 및 조정", mn: "Хөнгөлөлт, залруулга", ru: "Скидки и поправки", en: "Discounts and adjustments" },
  total: { ko: "합계", mn: "Нийт дүн", ru: "Итого", en: "Total" },
  tax: {
    ko: "합계는 고객이 지불하는 총액이며 부가가치세를 따로 나누어 적지 않았습니다. 세금계산서가 아닙니다.",
    mn: "Нийт дүн нь төлөх бүх мөнгө бөгөөд НӨАТ-ыг тусад нь бичээгүй. Татварын нэхэмжлэх биш.",
    ru: "Итог — вся сумма к оплате, НДС отдельно не выделен. Это не налоговый счёт.",
    en: "The total is all that is paid; value added tax is not stated apart. This is not a tax invoice.",
  },
} as const satisfies Record<string, Record<Language, string>>;

export type StatementLabel = keyof typeof STATEMENT_LABELS;
