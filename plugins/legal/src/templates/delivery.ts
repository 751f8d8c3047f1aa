import type { Language } from "@zakh/kit/contract";
import type { LegalFacts } from "./facts";
import { bullets, text } from "./parts";

/** Template of the page about delivery, without fee, days and islands: these stand above it as they are today. */
export const DELIVERY: Record<Language, (facts: LegalFacts) => string> = {
  ko: ({ couriers, hasPickup }) =>
    text(
      "# 배송 방법",
      couriers.length > 0
        ? `대한민국 내에서 택배(${couriers.join(", ")})로 배송합니다. 송장 번호는 발송할 때 전자우편과 주문 페이지에서 알려 드립니다.`
        : "대한민국 내에서 택배로 배송합니다. 송장 번호는 발송할 때 전자우편과 주문 페이지에서 알려 드립니다.",
      hasPickup ? "직접 수령하실 수도 있습니다. 장소와 시간은 주문 화면에 표시됩니다." : "",
      "# 신선 포장",
      "냉장·냉동 상품은 보냉재와 함께 포장하며, 다음 날이 배송되는 날일 때에만 발송합니다.",
      "# 상품을 받으실 때",
      bullets([
        "배송지와 전화번호, 공동현관 출입 방법을 정확히 적어 주십시오.",
        "도착하면 바로 냉장 또는 냉동 보관하여 주십시오.",
        "포장이 파손되었거나 상품이 녹아 있으면 사진을 찍어 바로 알려 주십시오.",
      ]),
      "# 배송이 늦어질 때",
      "천재지변, 택배사 사정 등으로 늦어지면 바로 알려 드립니다. 안내한 날에 도착하지 않아 상품이 변질된 경우에는 환불하거나 다시 보내 드립니다.",
      "# 다른 판매자의 상품",
      "다른 상점이 판매하는 상품의 배송은 그 상점의 안내에 따릅니다.",
    ),
  mn: ({ couriers, hasPickup }) =>
    text(
      "# Хэрхэн хүргэх вэ",
      couriers.length > 0
        ? `Солонгос даяар шуудан хүргэлтээр (${couriers.join(", ")}) хүргэнэ. Илгээмжийн дугаарыг явуулахдаа имэйл болон захиалгын хуудсаар мэдэгдэнэ.`
        : "Солонгос даяар шуудан хүргэлтээр хүргэнэ. Илгээмжийн дугаарыг явуулахдаа имэйл болон захиалгын хуудсаар мэдэгдэнэ.",
      hasPickup ? "Өөрөө ирж авч болно. Газар, цагийг захиалгын хуудаснаас үзнэ үү." : "",
      "# Хөргүүртэй савлагаа",
      "Хөргөсөн, хөлдөөсөн барааг хөргүүртэй савлаж, маргааш нь хүргэгдэх өдөр л явуулна.",
      "# Хүлээж авахдаа",
      bullets([
        "Хаяг, утасны дугаар, орцны кодоо зөв бичнэ үү.",
        "Ирмэгц нь хөргөгч эсвэл хөлдөөгчид хийнэ үү.",
        "Савлагаа гэмтсэн эсвэл бараа гэссэн байвал зураг аваад даруй мэдэгдэнэ үү.",
      ]),
      "# Хүргэлт хоцорвол",
      "Байгалийн гамшиг, хүргэлтийн компанийн шалтгаанаар хоцрох бол даруй мэдэгдэнэ. Хэлсэн өдөр ирээгүйгээс бараа муудсан бол мөнгийг буцаах эсвэл дахин явуулна.",
      "# Бусад худалдагчийн бараа",
      "Өөр дэлгүүрийн зардаг барааг тэр дэлгүүр өөрийн журмаар хүргэнэ.",
    ),
  ru: ({ couriers, hasPickup }) =>
    text(
      "# Как мы доставляем",
      couriers.length > 0
        ? `Доставляем курьерской службой (${couriers.join(", ")}) по всей Корее. Номер отправления сообщаем письмом и на странице заказа.`
        : "Доставляем курьерской службой по всей Корее. Номер отправления сообщаем письмом и на странице заказа.",
      hasPickup ? "Заказ можно забрать самому. Место и время указаны при оформлении." : "",
      "# Упаковка с холодом",
      "Охлаждённые и замороженные товары упаковываем с хладагентом и отправляем, только если на следующий день есть доставка.",
      "# При получении",
      bullets([
        "Укажите точный адрес, телефон и код подъезда.",
        "Сразу уберите продукты в холодильник или морозильник.",
        "Если упаковка повреждена или товар растаял, сфотографируйте и сразу сообщите нам.",
      ]),
      "# Если доставка задерживается",
      "О задержке из-за стихии или курьерской службы сообщаем сразу. Если товар не пришёл в обещанный день и испортился, вернём деньги или отправим заново.",
      "# Товары других продавцов",
      "Товары других магазинов доставляются по их правилам.",
    ),
  en: ({ couriers, hasPickup }) =>
    text(
      "# How we deliver",
      couriers.length > 0
        ? `We deliver by courier (${couriers.join(", ")}) throughout Korea. You get the tracking number by email and on the order's page when it is sent.`
        : "We deliver by courier throughout Korea. You get the tracking number by email and on the order's page when it is sent.",
      hasPickup ? "You may also pick it up yourself. Place and hours are shown at checkout." : "",
      "# Packed with ice",
      "Chilled and frozen goods are packed with ice packs, and sent only if the next day is a delivery day.",
      "# When it arrives",
      bullets([
        "Please give the exact address, phone number and the code of the door.",
        "Put the goods into the fridge or freezer at once.",
        "If the parcel is damaged or the goods have thawed, take a photo and tell us at once.",
      ]),
      "# If it is late",
      "If nature or the courier causes a delay, we tell you at once. If goods spoil because they did not arrive on the day that we named, we pay back the money or send them again.",
      "# Goods of other sellers",
      "Goods of other stores are delivered by the rules of that store.",
    ),
};
