import type { Language } from "@zakh/kit/contract";
import type { LegalFacts } from "./facts";
import { bullets, identity, text } from "./parts";

/** Template of the terms of use. */
export const TERMS: Record<Language, (facts: LegalFacts) => string> = {
  ko: (facts) =>
    text(
      "# 제1조 (목적)",
      `이 약관은 ${facts.shopName}(이하 "쇼핑몰")이 인터넷으로 제공하는 상품 판매 서비스의 이용 조건과 절차, 쇼핑몰과 이용자의 권리·의무를 정합니다.`,
      "# 제2조 (사업자 정보)",
      identity(facts, "ko"),
      "# 제3조 (약관의 게시와 변경)",
      "쇼핑몰은 이 약관을 모든 화면 하단에서 볼 수 있도록 게시합니다. 약관을 변경할 때에는 적용일과 변경 내용을 적용일 이전에 이 페이지에 게시하며, 이전 약관도 계속 볼 수 있습니다. 변경된 약관에 대해서는 다시 동의를 받으며, 변경 전에 이루어진 주문에는 주문 당시의 약관이 적용됩니다.",
      "# 제4조 (회원가입과 탈퇴)",
      "이용자는 가입 양식을 작성하고 이 약관에 동의하여 회원이 됩니다. 회원은 언제든지 내 페이지에서 탈퇴할 수 있습니다. 탈퇴하더라도 관계 법령에 따라 보관하여야 하는 거래 기록은 정해진 기간 동안 보관됩니다.",
      "# 제5조 (주문과 계약의 성립)",
      "이용자는 주문 화면에서 상품, 수량, 가격, 배송비, 배송지 및 결제 방법을 확인하고 수정한 뒤 주문합니다. 계약은 쇼핑몰이 주문을 접수하고 그 내용을 화면과 전자우편으로 알린 때에 성립합니다. 재고 부족 등으로 공급할 수 없는 경우에는 지체 없이 그 사유를 알리고, 이미 받은 대금은 3영업일 이내에 환급합니다.",
      "# 제6조 (대금의 지급)",
      facts.paymentHours > 0
        ? `대금은 주문 화면과 전자우편에 안내된 계좌로 이체하여 지급합니다. 주문 후 ${facts.paymentHours}시간을 원칙으로 하며, 정확한 입금 기한은 각 주문에 표시됩니다. 기한까지 입금되지 않은 주문은 취소될 수 있습니다.`
        : "대금은 주문 화면과 전자우편에 안내된 계좌로 이체하여 지급합니다.",
      facts.hasPickup ? "직접 수령을 선택한 주문은 수령할 때 지급할 수 있습니다." : "",
      facts.business.escrowBank ? `이용자는 ${facts.business.escrowBank}의 구매안전서비스를 이용할 수 있습니다.` : "",
      "# 제7조 (중량 상품)",
      "고기는 중량을 달아 포장하므로 실제 중량이 주문한 중량과 조금 다를 수 있습니다. 실제 중량이 적으면 그 차액을 적립금 또는 환급으로 돌려드리며, 많더라도 추가 대금을 청구하지 않습니다.",
      "# 제8조 (배송, 교환 및 환불)",
      "배송은 「배송 안내」, 청약철회·교환·환불은 「교환 및 환불 안내」 페이지에 따릅니다.",
      "# 제9조 (입점 판매자의 상품)",
      "상품 화면에 판매자로 다른 상점이 표시된 경우에는 그 상점이 판매자입니다. 이 경우에도 주문의 접수와 대금의 수령은 쇼핑몰이 하며, 그에 관하여 쇼핑몰이 책임을 집니다.",
      "# 제10조 (이용자의 의무)",
      bullets([
        "다른 사람의 정보를 사용하거나 사실과 다른 정보를 입력하지 않습니다.",
        "계정의 비밀번호를 스스로 관리하고 다른 사람에게 알려주지 않습니다.",
        "쇼핑몰의 운영을 방해하거나 다른 사람의 권리를 침해하지 않습니다.",
      ]),
      "# 제11조 (책임)",
      "쇼핑몰은 관계 법령이 정한 책임을 지며, 이 약관의 어떤 내용도 법령이 소비자에게 보장하는 권리를 제한하지 않습니다. 천재지변 등 불가항력으로 서비스를 제공할 수 없는 경우에는 그에 대한 책임을 지지 않습니다.",
      "# 제12조 (분쟁의 해결)",
      "이용자의 불만은 하단의 연락처로 받아 신속하게 처리합니다. 분쟁이 해결되지 않으면 이용자는 한국소비자원(1372) 또는 전자거래분쟁조정위원회에 상담과 조정을 신청할 수 있습니다. 이 약관에는 대한민국 법을 적용하며, 다른 언어의 번역과 한국어 본문이 다를 때에는 한국어 본문이 우선합니다.",
    ),
  mn: (facts) =>
    text(
      "# 1. Зорилго",
      `Энэхүү нөхцөл нь ${facts.shopName} (цаашид «дэлгүүр») интернэтээр бараа худалдах үйлчилгээг ашиглах журам, дэлгүүр болон хэрэглэгчийн эрх, үүргийг тодорхойлно.`,
      "# 2. Худалдагчийн мэдээлэл",
      identity(facts, "mn"),
      "# 3. Нөхцөлийг нийтлэх, өөрчлөх",
      "Энэ нөхцөлийг хуудас бүрийн доод хэсгээс үзэж болно. Өөрчлөх бол хүчинтэй болох өдөр, өөрчилсөн агуулгыг өмнө нь энэ хуудсанд нийтэлнэ. Өмнөх хувилбарууд үзэхэд нээлттэй хэвээр байна. Өөрчлөгдсөн нөхцөлд дахин зөвшөөрөл авах бөгөөд өмнөх захиалгад тухайн үеийн нөхцөл үйлчилнэ.",
      "# 4. Бүртгүүлэх, бүртгэлээ хаах",
      "Хэрэглэгч маягт бөглөж, энэ нөхцөлийг зөвшөөрснөөр бүртгүүлнэ. Бүртгэлээ «Миний хуудас»-аас хүссэн үедээ хааж болно. Хуулиар хадгалах ёстой худалдааны бүртгэл заасан хугацаандаа хадгалагдана.",
      "# 5. Захиалга ба гэрээ",
      "Захиалгын хуудсан дээр бараа, тоо хэмжээ, үнэ, хүргэлтийн төлбөр, хаяг, төлбөрийн хэлбэрээ шалгаж, засаад захиална. Дэлгүүр захиалгыг хүлээн авч, дэлгэц болон имэйлээр мэдэгдсэнээр гэрээ байгуулагдана. Бараа дууссан зэрэг шалтгаанаар нийлүүлэх боломжгүй бол шалтгааныг даруй мэдэгдэж, авсан мөнгийг ажлын 3 өдрийн дотор буцаана.",
      "# 6. Төлбөр",
      facts.paymentHours > 0
        ? `Төлбөрийг захиалгын хуудас, имэйлд заасан дансанд шилжүүлнэ. Ерөнхий хугацаа нь захиалснаас хойш ${facts.paymentHours} цаг бөгөөд яг нарийн хугацаа захиалга бүр дээр бичигдэнэ. Хугацаандаа төлөгдөөгүй захиалга цуцлагдаж болно.`
        : "Төлбөрийг захиалгын хуудас, имэйлд заасан дансанд шилжүүлнэ.",
      facts.hasPickup ? "Өөрөө ирж авах захиалгын төлбөрийг авахдаа төлж болно." : "",
      facts.business.escrowBank
        ? `Хэрэглэгч ${facts.business.escrowBank}-ны худалдан авалтын баталгааны үйлчилгээг ашиглаж болно.`
        : "",
      "# 7. Жингээр зарагдах бараа",
      "Махыг жигнэж савладаг тул бодит жин нь захиалсан жингээс бага зэрэг зөрж болно. Бага байвал зөрүүг хэтэвчинд нэмэх эсвэл буцаан шилжүүлнэ. Илүү байсан ч нэмэлт төлбөр нэхэхгүй.",
      "# 8. Хүргэлт, буцаалт",
      "Хүргэлтийг «Хүргэлт», буцаах, солих, мөнгө буцаахыг «Буцаалт ба солилт» хуудсанд заасны дагуу гүйцэтгэнэ.",
      "# 9. Бусад худалдагчийн бараа",
      "Барааны хуудсан дээр өөр дэлгүүр худалдагчаар бичигдсэн бол тэр дэлгүүр худалдагч нь байна. Энэ үед ч захиалга, төлбөрийг манай дэлгүүр хүлээн авч, түүндээ хариуцлага хүлээнэ.",
      "# 10. Хэрэглэгчийн үүрэг",
      bullets([
        "Бусдын мэдээлэл ашиглахгүй, худал мэдээлэл бичихгүй байх.",
        "Нууц үгээ хадгалж, бусдад хэлэхгүй байх.",
        "Дэлгүүрийн үйл ажиллагаанд саад болохгүй, бусдын эрхийг зөрчихгүй байх.",
      ]),
      "# 11. Хариуцлага",
      "Дэлгүүр хуульд заасан хариуцлагыг хүлээх бөгөөд энэ нөхцөл нь хэрэглэгчийн хуулиар олгосон эрхийг хязгаарлахгүй. Байгалийн гамшиг зэрэг давагдашгүй хүчин зүйлээс шалтгаалан үйлчилгээ үзүүлж чадаагүй бол хариуцлага хүлээхгүй.",
      "# 12. Маргаан шийдвэрлэх",
      "Гомдлыг хуудасны доод хэсэгт байгаа утас, имэйлээр хүлээн авч, шуурхай шийднэ. Шийдэгдэхгүй бол Солонгосын хэрэглэгчийн агентлаг (1372) эсвэл Цахим худалдааны маргаан зохицуулах хороонд хандаж болно. Солонгос Улсын хууль үйлчилнэ. Орчуулга солонгос эхээсээ зөрвөл солонгос эхийг баримтална.",
    ),
  ru: (facts) =>
    text(
      "# 1. О чём эти условия",
      `Эти условия определяют порядок покупок в интернет-магазине ${facts.shopName} (далее — «магазин»), права и обязанности магазина и покупателя.`,
      "# 2. Кто продаёт",
      identity(facts, "ru"),
      "# 3. Где опубликованы условия и как меняются",
      "Условия доступны внизу каждой страницы. Об изменении мы сообщаем здесь заранее: с какого дня и что изменится. Прежние редакции остаются доступны. На новую редакцию мы просим согласие ещё раз; к прежним заказам применяются условия, действовавшие в момент заказа.",
      "# 4. Регистрация и закрытие учётной записи",
      "Чтобы зарегистрироваться, нужно заполнить форму и согласиться с условиями. Закрыть учётную запись можно в любой момент на странице «Моя страница». Записи о покупках, которые требует хранить закон, хранятся установленный срок.",
      "# 5. Заказ и договор",
      "До отправки заказа можно проверить и исправить товары, количество, цену, стоимость доставки, адрес и способ оплаты. Договор заключён, когда магазин принял заказ и сообщил об этом на экране и по электронной почте. Если поставить товар невозможно, магазин сразу сообщает причину и возвращает деньги в течение 3 рабочих дней.",
      "# 6. Оплата",
      facts.paymentHours > 0
        ? `Оплата производится переводом на счёт, указанный на странице заказа и в письме. Обычный срок — ${facts.paymentHours} ч. после заказа; точный срок указан в каждом заказе. Неоплаченный вовремя заказ может быть отменён.`
        : "Оплата производится переводом на счёт, указанный на странице заказа и в письме.",
      facts.hasPickup ? "Заказ с самовывозом можно оплатить при получении." : "",
      facts.business.escrowBank ? `Доступна защита покупки (эскроу) банка ${facts.business.escrowBank}.` : "",
      "# 7. Товары на вес",
      "Мясо взвешивают при упаковке, поэтому вес может немного отличаться от заказанного. Если он меньше, разница возвращается на баланс или переводом; если больше — доплаты не требуется.",
      "# 8. Доставка и возврат",
      "Доставка описана на странице «Доставка», отказ от покупки, обмен и возврат денег — на странице «Возврат и обмен».",
      "# 9. Товары других продавцов",
      "Если на странице товара продавцом указан другой магазин, продавец — он. Заказ и деньги и в этом случае принимаем мы и за это отвечаем.",
      "# 10. Обязанности покупателя",
      bullets([
        "не пользоваться чужими данными и не указывать неверные;",
        "хранить пароль и никому его не сообщать;",
        "не мешать работе магазина и не нарушать права других.",
      ]),
      "# 11. Ответственность",
      "Магазин отвечает по закону, и ничто в этих условиях не ограничивает права потребителя, данные законом. За невозможность работы из-за непреодолимой силы магазин не отвечает.",
      "# 12. Споры",
      "Жалобы принимаем по контактам внизу страницы и рассматриваем быстро. Если спор не решён, можно обратиться в Корейское агентство по делам потребителей (1372) или в комиссию по спорам электронной торговли. Применяется право Республики Корея; при расхождении перевода и корейского текста действует корейский.",
    ),
  en: (facts) =>
    text(
      "# 1. What these terms are about",
      `These terms say how goods are bought in the online shop ${facts.shopName} (“the shop”), and what rights and duties shop and customers have.`,
      "# 2. Who sells",
      identity(facts, "en"),
      "# 3. Where the terms are, and how they change",
      "The terms can be read from the foot of every page. A change is announced here before it takes effect, with its day and what changes. Earlier versions can still be read. You are asked to agree to a new version once; orders placed before are under the terms of their time.",
      "# 4. Joining and leaving",
      "You join by filling in the form and agreeing to these terms. You may close your account at any time on “My page”. Records of sales that the law demands are kept for their time.",
      "# 5. Orders and contracts",
      "Before ordering you can check and correct goods, quantities, prices, delivery fee, address and way of payment. The contract is made when the shop has accepted the order and told you so on the screen and by email. If something cannot be supplied, the shop says why without delay and pays back what it has received within 3 working days.",
      "# 6. Payment",
      facts.paymentHours > 0
        ? `You pay by transfer to the account shown with the order and in its email. The usual term is ${facts.paymentHours} hours from the order; each order shows its exact deadline. An order not paid by then may be cancelled.`
        : "You pay by transfer to the account shown with the order and in its email.",
      facts.hasPickup ? "Orders that you pick up yourself can be paid on pick-up." : "",
      facts.business.escrowBank ? `The escrow service of ${facts.business.escrowBank} is available.` : "",
      "# 7. Goods sold by weight",
      "Meat is weighed as it is packed, so the weight may differ a little from what was ordered. If it is less, the difference is credited or paid back; if it is more, nothing is charged.",
      "# 8. Delivery and returns",
      "Delivery is described on the page “Delivery”; withdrawal, exchange and refunds on the page “Returns and refunds”.",
      "# 9. Goods of other sellers",
      "Where a product's page names another store as the seller, that store sells it. The shop takes the order and the money in that case too, and answers for that.",
      "# 10. What customers must do",
      bullets([
        "Use no other person's data, and give none that is false.",
        "Keep the password safe, and tell it to nobody.",
        "Not disturb the shop's work or violate the rights of others.",
      ]),
      "# 11. Liability",
      "The shop is liable as the law says, and nothing in these terms limits the rights that the law gives to consumers. It is not liable where force majeure keeps it from providing its service.",
      "# 12. Disputes",
      "Complaints are taken under the contacts at the foot of the page and dealt with quickly. If a dispute is not settled, you may turn to the Korea Consumer Agency (1372) or the E-Commerce Mediation Committee. The law of the Republic of Korea applies; where a translation differs from the Korean text, the Korean text holds.",
    ),
};
