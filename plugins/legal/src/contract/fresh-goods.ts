import type { Language } from "@zakh/kit/contract";

/**
 * What must be said before an order of fresh goods, and is agreed to with a tick: without it they could be sent back within seven days
 * (E-Commerce Act, article 17 (2) 3 and (6)). An order keeps it as it was read.
 */
export const FRESH_GOODS: Record<Language, string> = {
  mn: "Шинэ, хөргөсөн, хөлдөөсөн хүнс чанараа хурдан алддаг тул санаа өөрчлөгдсөн шалтгаанаар буцаах боломжгүй. Буруу, муудсан эсвэл гэмтсэн бараа ирвэл буцаах, солиулах, мөнгөө буцааж авах боломжтой.",
  ru: "Свежие, охлаждённые и замороженные продукты быстро теряют качество, поэтому вернуть их только потому, что вы передумали, нельзя. Если пришёл не тот, испорченный или повреждённый товар, его можно вернуть, обменять или получить деньги назад.",
  en: "Fresh, chilled and frozen food loses its quality quickly, so it cannot be sent back for a change of mind. Goods that are wrong, spoiled or damaged can be returned, exchanged or refunded.",
  ko: "신선·냉장·냉동 식품은 시간이 지나면 가치가 크게 떨어지므로 단순 변심으로는 청약철회(반품)를 할 수 없습니다. 상품이 잘못 배송되었거나 변질·파손된 경우에는 반품, 교환 또는 환불을 받으실 수 있습니다.",
};

export const FRESH_GOODS_TICK: Record<Language, string> = {
  mn: "Уншиж, зөвшөөрч байна",
  ru: "Я прочитал(а) это и согласен (согласна)",
  en: "I have read this and agree",
  ko: "위 내용을 확인하였으며 동의합니다",
};

/** The same on a product's page, short. */
export const FRESH_GOODS_SHORT: Record<Language, string> = {
  mn: "Санаа өөрчлөгдсөн шалтгаанаар буцаах боломжгүй. Буруу эсвэл муудсан бараа ирвэл буцаана.",
  ru: "Вернуть, передумав, нельзя. Не тот или испорченный товар принимаем назад.",
  en: "Cannot be sent back for a change of mind. Wrong or spoiled goods can.",
  ko: "단순 변심에 의한 반품은 불가하며, 오배송·변질 시에는 반품하실 수 있습니다.",
};

/** Whether it holds for a product: what is neither chilled nor frozen may be sent back. */
export function isFresh({ temperature }: { temperature?: string | null }): boolean {
  return temperature !== "room";
}
