import type { Language } from "@zakh/kit/contract";
import type { LegalFacts } from "./facts";
import { bullets, contact, identity, text } from "./parts";
import { WHAT_IS_KEPT } from "./what-is-kept";

interface Words {
  why: string;
  until: string;
  to: string;
}

/** Each kind of data in one line. */
function kept(language: Language, words: Words): string {
  return bullets(
    WHAT_IS_KEPT.map(({ what, why, until, to }) =>
      [
        what[language],
        `${words.why}: ${why[language]}`,
        `${words.until}: ${until[language]}`,
        ...(to ? [`${words.to}: ${to[language]}`] : []),
      ].join(" · "),
    ),
  );
}

/** The names of those who work for the shop with data; empty ones are left out. */
function named(items: readonly [name: string, does: string][]): string {
  return bullets(items.filter(([name]) => name !== "").map(([name, does]) => `${name}: ${does}`));
}

/** Template of the privacy policy: what the software really keeps and sends, and the settings. */
export const PRIVACY: Record<Language, (facts: LegalFacts) => string> = {
  ko: (facts) =>
    text(
      `${facts.shopName}(이하 "쇼핑몰")은 「개인정보 보호법」에 따라 이용자의 개인정보를 보호하고, 이에 관한 처리 기준을 다음과 같이 알려 드립니다.`,
      "# 1. 처리하는 개인정보, 목적 및 보유 기간",
      kept("ko", { why: "목적", until: "보유 기간", to: "제공받는 자" }),
      "# 2. 처리의 위탁과 외부 서비스",
      named([
        [facts.couriers.join(", "), "상품 배송"],
        [facts.business.hostingProvider, "서버 운영"],
        ["전자우편 발송 서비스", "주문·안내 메일 발송"],
        [facts.hasPostcodeSearch ? "카카오" : "", "주소 검색(이용자가 검색을 누른 경우에만 열립니다)"],
      ]),
      "법령에 따른 경우를 제외하고 그 밖의 제3자에게 개인정보를 제공하지 않으며, 광고를 위하여 추적하거나 판매하지 않습니다.",
      "# 3. 쿠키와 기기에 저장되는 정보",
      bullets([
        "로그인 유지, 언어, 알고 있는 기기의 표시를 위한 쿠키를 사용합니다. 광고·분석 쿠키는 사용하지 않습니다.",
        "장바구니, 작성 중인 주문서, 최근 본 상품은 이용자의 기기에 저장됩니다.",
        "브라우저 설정에서 쿠키를 거부하실 수 있으나, 이 경우 로그인과 주문을 이용할 수 없습니다.",
      ]),
      "# 4. 전자우편과 알림",
      "주문에 관한 메일은 주문 처리를 위하여 발송합니다. 정기 장바구니와 재입고 알림은 이용자가 신청한 경우에만 21시부터 8시까지를 제외하고 발송하며, 메일의 링크로 언제든지 중단하실 수 있습니다. 광고 메일은 발송하지 않습니다.",
      "# 5. 파기",
      "보유 기간이 지나거나 목적이 달성되면 지체 없이 복구할 수 없도록 삭제합니다. 회원 탈퇴 시 이름, 연락처, 주소 등은 삭제되며, 법령에 따라 보관하는 주문 기록은 그 기간이 지난 후 파기합니다.",
      "# 6. 이용자의 권리",
      "이용자는 언제든지 자신의 개인정보를 열람·정정·삭제하거나 처리 정지를 요구할 수 있습니다. 내 페이지에서 직접 수정하거나 탈퇴하실 수 있으며, 아래 연락처로 요청하실 수도 있습니다. 만 14세 미만은 가입할 수 없습니다.",
      "# 7. 안전성 확보 조치",
      "비밀번호는 복호화할 수 없는 형태로 저장하고, 전송 구간을 암호화하며, 업무에 필요한 직원만 개인정보에 접근합니다.",
      "# 8. 개인정보 보호책임자",
      named([
        [facts.business.privacyOfficer || facts.business.representative, "개인정보 보호책임자"],
        [contact(facts), "연락처"],
      ]),
      "개인정보 침해에 관한 상담은 개인정보침해신고센터(privacy.kisa.or.kr, 118)와 개인정보분쟁조정위원회(1833-6972)에서 받으실 수 있습니다.",
      "# 9. 사업자 정보",
      identity(facts, "ko"),
    ),
  mn: (facts) =>
    text(
      `${facts.shopName} (цаашид «дэлгүүр») Солонгосын Хувийн мэдээлэл хамгаалах хуулийн дагуу таны мэдээллийг хамгаалж, юуг яагаад хадгалдгаа доор тайлбарлаж байна.`,
      "# 1. Ямар мэдээллийг, юунд, хэдий хүртэл хадгалах вэ",
      kept("mn", { why: "зорилго", until: "хугацаа", to: "хэнд дамжуулах" }),
      "# 2. Дэлгүүрийн өмнөөс ажилладаг хүмүүс, гадны үйлчилгээ",
      named([
        [facts.couriers.join(", "), "бараа хүргэх"],
        [facts.business.hostingProvider, "сервер ажиллуулах"],
        ["Имэйл илгээх үйлчилгээ", "захиалгын болон мэдэгдлийн имэйл илгээх"],
        [facts.hasPostcodeSearch ? "Kakao" : "", "хаяг хайх (та хайлт дарахад л нээгдэнэ)"],
      ]),
      "Хуульд зааснаас бусдаар өөр хэнд ч мэдээллийг өгөхгүй, сурталчилгааны зорилгоор мөшгихгүй, худалдахгүй.",
      "# 3. Күүки болон төхөөрөмж дээр хадгалагдах зүйл",
      bullets([
        "Нэвтэрсэн хэвээр байх, хэл сонгох, танил төхөөрөмжийг таних күүки ашиглана. Сурталчилгаа, судалгааны күүки ашиглахгүй.",
        "Сагс, бөглөж буй захиалга, сүүлд үзсэн бараа таны төхөөрөмж дээр хадгалагдана.",
        "Хөтчийн тохиргоогоор күүкиг хориглож болох ч тэр үед нэвтрэх, захиалах боломжгүй.",
      ]),
      "# 4. Имэйл, мэдэгдэл",
      "Захиалгын имэйлийг захиалгыг гүйцэтгэхийн тулд илгээнэ. Байнгын сагс, «бараа ирлээ» мэдэгдлийг зөвхөн та хүссэн бол 21–08 цагийн хооронд биш үед илгээх ба имэйл доторх холбоосоор хүссэн үедээ зогсооно. Сурталчилгааны имэйл илгээдэггүй.",
      "# 5. Устгах",
      "Хугацаа дуусах эсвэл зорилго биелэхэд мэдээллийг сэргээх боломжгүйгээр устгана. Бүртгэлээ хаахад нэр, утас, хаяг зэрэг устана. Хуулиар хадгалах захиалгын бүртгэлийг хугацаа нь дуусахад устгана.",
      "# 6. Таны эрх",
      "Та өөрийн мэдээллийг хэдийд ч үзэх, засуулах, устгуулах, боловсруулахыг зогсоохыг шаардах эрхтэй. «Миний хуудас»-аас өөрөө засаж, бүртгэлээ хаах, эсвэл доорх хаягаар хандаж болно. 14 нас хүрээгүй хүн бүртгүүлэх боломжгүй.",
      "# 7. Хамгаалалт",
      "Нууц үгийг сэргээх боломжгүй хэлбэрээр хадгалж, дамжуулалтыг шифрлэж, ажилдаа хэрэгтэй ажилтан л мэдээлэл үзнэ.",
      "# 8. Хувийн мэдээлэл хариуцагч",
      named([
        [facts.business.privacyOfficer || facts.business.representative, "хувийн мэдээлэл хариуцагч"],
        [contact(facts), "холбоо барих"],
      ]),
      "Хувийн мэдээллийн зөрчлийн талаар Солонгосын Хувийн мэдээллийн зөрчил мэдээлэх төв (privacy.kisa.or.kr, 118), Хувийн мэдээллийн маргаан зохицуулах хороонд (1833-6972) хандаж болно.",
      "# 9. Худалдагчийн мэдээлэл",
      identity(facts, "mn"),
    ),
  ru: (facts) =>
    text(
      `${facts.shopName} (далее — «магазин») защищает ваши данные по Закону Кореи о защите персональных данных. Здесь сказано, что мы храним и зачем.`,
      "# 1. Что, зачем и сколько мы храним",
      kept("ru", { why: "цель", until: "срок", to: "кому передаём" }),
      "# 2. Кто работает по нашему поручению, внешние сервисы",
      named([
        [facts.couriers.join(", "), "доставка"],
        [facts.business.hostingProvider, "работа серверов"],
        ["Почтовый сервис", "отправка писем о заказах и уведомлений"],
        [facts.hasPostcodeSearch ? "Kakao" : "", "поиск адреса (открывается только по вашему нажатию)"],
      ]),
      "Кроме случаев, установленных законом, никому больше данные не передаём, не следим ради рекламы и не продаём их.",
      "# 3. Cookie и данные на вашем устройстве",
      bullets([
        "Cookie нужны для входа, языка и узнавания знакомого устройства. Рекламных и аналитических cookie нет.",
        "Корзина, начатый заказ и недавно просмотренные товары хранятся на вашем устройстве.",
        "Cookie можно запретить в браузере, но тогда нельзя войти и заказать.",
      ]),
      "# 4. Письма и уведомления",
      "Письма о заказах отправляем для их выполнения. Письма о постоянных корзинах и о поступлении товаров — только если вы об этом попросили, не с 21:00 до 08:00; их можно отключить по ссылке в письме. Рекламных писем мы не отправляем.",
      "# 5. Удаление",
      "Когда срок истёк или цель достигнута, данные удаляются без возможности восстановления. При закрытии учётной записи удаляются имя, телефон, адреса; записи о заказах, которые требует хранить закон, удаляются по истечении срока.",
      "# 6. Ваши права",
      "Вы можете в любой момент посмотреть, исправить, удалить свои данные или потребовать прекратить их обработку: на странице «Моя страница» или по контактам ниже. Регистрация — с 14 лет.",
      "# 7. Как мы защищаем данные",
      "Пароли хранятся в необратимом виде, передача шифруется, доступ есть только у сотрудников, которым он нужен для работы.",
      "# 8. Ответственный за персональные данные",
      named([
        [facts.business.privacyOfficer || facts.business.representative, "ответственный за персональные данные"],
        [contact(facts), "контакты"],
      ]),
      "О нарушениях можно сообщить в центр KISA (privacy.kisa.or.kr, 118) или в комиссию по спорам о персональных данных (1833-6972).",
      "# 9. Кто продаёт",
      identity(facts, "ru"),
    ),
  en: (facts) =>
    text(
      `${facts.shopName} (“the shop”) protects your data under Korea's Personal Information Protection Act. This page says what is kept and why.`,
      "# 1. What is kept, why and until when",
      kept("en", { why: "purpose", until: "kept", to: "given to" }),
      "# 2. Who works for the shop, and services of others",
      named([
        [facts.couriers.join(", "), "delivers the goods"],
        [facts.business.hostingProvider, "runs the servers"],
        ["Mail service", "sends mails about orders and notices"],
        [facts.hasPostcodeSearch ? "Kakao" : "", "finds addresses (opened only when you press search)"],
      ]),
      "Unless the law demands it, nobody else gets your data. It is not used to follow you for advertising, and it is not sold.",
      "# 3. Cookies and what is kept on your device",
      bullets([
        "Cookies keep you signed in, keep your language and recognise a known device. There are none for advertising or analysis.",
        "The cart, an order that you have begun and products that you have looked at are kept on your device.",
        "You may refuse cookies in your browser; then you cannot sign in or order.",
      ]),
      "# 4. Mails and notices",
      "Mails about orders are sent to carry them out. Mails about standing baskets and goods that are back are sent only if you asked for them, never between 21:00 and 08:00, and end by the link in them. No advertising is sent.",
      "# 5. Deletion",
      "When the time is over or the purpose is met, data is deleted so that it cannot be restored. Closing your account deletes name, phone and addresses; records of orders that the law demands are deleted when their time is over.",
      "# 6. Your rights",
      "You may see, correct or delete your data, or demand that its use stops, at any time: on “My page”, or by the contacts below. You must be 14 to join.",
      "# 7. How it is protected",
      "Passwords are stored in a form that cannot be turned back, what is sent is encrypted, and only staff who need it for their work can see data.",
      "# 8. Privacy officer",
      named([
        [facts.business.privacyOfficer || facts.business.representative, "privacy officer"],
        [contact(facts), "contact"],
      ]),
      "The KISA privacy centre (privacy.kisa.or.kr, 118) and the Personal Information Dispute Mediation Committee (1833-6972) give advice.",
      "# 9. Who sells",
      identity(facts, "en"),
    ),
};
