import type { Language } from "@zakh/kit/contract";

type Texts = Record<Language, string>;

export const KEPT_NAMES = [
  "account",
  "addresses",
  "orders",
  "refundAccounts",
  "cashReceipts",
  "reviews",
  "wishes",
  "mails",
  "sessions",
  "devices",
  "notes",
  "partners",
  "complaints",
] as const;
export type KeptName = (typeof KEPT_NAMES)[number];

/** One kind of data about people: what for, until when, and who else gets it. */
export interface Kept {
  /** By which a test says which tables hold it, and names those of none. */
  name: KeptName;
  what: Texts;
  why: Texts;
  until: Texts;
  /** Left out where nobody else gets it. */
  to?: Texts;
}

const FIVE_YEARS: Texts = {
  mn: "5 жил (Солонгосын Цахим худалдааны хууль)",
  ru: "5 лет (Закон об электронной торговле)",
  en: "5 years (E-Commerce Act)",
  ko: "5년 (전자상거래 등에서의 소비자보호에 관한 법률)",
};

const UNTIL_CLOSED: Texts = {
  mn: "устгах эсвэл бүртгэлээ хаах хүртэл",
  ru: "до удаления или закрытия учётной записи",
  en: "until it is deleted or the account is closed",
  ko: "삭제 또는 회원 탈퇴 시까지",
};

/** What the shop keeps of people, as it really does: the privacy policy lists it. */
export const WHAT_IS_KEPT: readonly Kept[] = [
  {
    name: "account",
    what: {
      mn: "хэрэглэгчийн нэр, нэр, имэйл, утас, нууц үг (сэргээх боломжгүй хэлбэрээр)",
      ru: "имя пользователя, имя, эл. почта, телефон, пароль (в необратимом виде)",
      en: "username, name, email, phone, password (in a form that cannot be turned back)",
      ko: "아이디, 이름, 전자우편, 전화번호, 비밀번호(복호화할 수 없는 형태)",
    },
    why: {
      mn: "бүртгэл, нэвтрэлт",
      ru: "учётная запись и вход",
      en: "the account and signing in",
      ko: "회원 가입과 본인 확인",
    },
    until: {
      mn: "бүртгэлээ хаах хүртэл",
      ru: "до закрытия учётной записи",
      en: "until the account is closed",
      ko: "회원 탈퇴 시까지",
    },
  },
  {
    name: "addresses",
    what: {
      mn: "хүлээн авагчийн нэр, утас, хаяг, орцны код, хүргэгчид хэлэх зүйл",
      ru: "имя и телефон получателя, адрес, код двери, пожелания курьеру",
      en: "recipient's name and phone, address, code of the door, note for the courier",
      ko: "수령인 이름, 전화번호, 주소, 공동현관 출입 방법, 배송 메모",
    },
    why: { mn: "хаягийн дэвтэр", ru: "адресная книга", en: "the address book", ko: "배송지 목록" },
    until: UNTIL_CLOSED,
  },
  {
    name: "orders",
    what: {
      mn: "захиалагчийн нэр, имэйл, утас, хүргэлтийн хаяг, захиалсан бараа, төлбөр, шилжүүлэгчийн нэр",
      ru: "имя, эл. почта, телефон, адрес доставки, заказанные товары, оплата, имя отправителя перевода",
      en: "name, email, phone, delivery address, goods ordered, payments, name of who made the transfer",
      ko: "주문자 이름, 전자우편, 전화번호, 배송지, 주문 상품, 결제 내역, 입금자명",
    },
    why: {
      mn: "захиалга, хүргэлт, төлбөр шалгах",
      ru: "выполнение заказа, доставка, сверка оплаты",
      en: "carrying out the order, delivery, matching the payment",
      ko: "주문 처리, 배송, 입금 확인",
    },
    until: FIVE_YEARS,
    to: {
      mn: "хүргэлтийн компани (нэр, утас, хаяг); өөр дэлгүүрийн бараа бол тэр дэлгүүр; мессеж илгээдэг бол түүний үйлчилгээ (утас)",
      ru: "курьерская служба (имя, телефон, адрес); при товаре другого магазина — этот магазин; при отправке SMS — их служба (телефон)",
      en: "the courier (name, phone, address); for goods of another store, that store; where text messages are sent, their service (phone)",
      ko: "택배사(이름, 전화번호, 주소), 입점 판매자의 상품인 경우 해당 판매자, 문자를 보내는 경우 문자 발송 서비스(전화번호)",
    },
  },
  {
    name: "refundAccounts",
    what: {
      mn: "буцаалтын дансны банк, дугаар, эзэмшигч",
      ru: "банк, номер и владелец счёта для возврата",
      en: "bank, number and holder of the account for a refund",
      ko: "환불 계좌의 은행, 계좌번호, 예금주",
    },
    why: { mn: "мөнгө буцаах", ru: "возврат денег", en: "paying back", ko: "환불" },
    until: {
      mn: "буцаасны дараа 30 хоног",
      ru: "30 дней после возврата",
      en: "30 days after the refund",
      ko: "환불 완료 후 30일",
    },
    to: { mn: "банк", ru: "банк", en: "the bank", ko: "은행" },
  },
  {
    name: "cashReceipts",
    what: {
      mn: "бэлэн мөнгөний баримтын утас эсвэл бизнесийн дугаар",
      ru: "телефон или номер бизнеса для кассового чека",
      en: "phone or business number for a cash receipt",
      ko: "현금영수증 발급 번호(휴대전화번호 또는 사업자등록번호)",
    },
    why: { mn: "баримт олгох", ru: "выдача чека", en: "issuing the receipt", ko: "현금영수증 발급" },
    until: {
      mn: "5 жил (татварын хууль)",
      ru: "5 лет (налоговое право)",
      en: "5 years (tax law)",
      ko: "5년 (국세기본법)",
    },
    to: { mn: "Татварын алба", ru: "налоговая служба", en: "the National Tax Service", ko: "국세청" },
  },
  {
    name: "reviews",
    what: {
      mn: "сэтгэгдэл, зураг, нэрийн хэсэг",
      ru: "отзыв, фото, часть имени",
      en: "review, photos, a part of the name",
      ko: "후기, 사진, 이름 일부",
    },
    why: { mn: "барааны сэтгэгдэл", ru: "отзывы о товарах", en: "reviews of products", ko: "상품 후기 게시" },
    until: UNTIL_CLOSED,
  },
  {
    name: "wishes",
    what: {
      mn: "дуртай бараа, байнгын сагс, «ирэхэд мэдэгдэх» хүсэлт, сагс",
      ru: "избранное, постоянные корзины, просьбы сообщить о поступлении, корзина",
      en: "favourites, standing baskets, requests to be told when goods are back, the cart",
      ko: "관심 상품, 정기 장바구니, 재입고 알림 신청, 장바구니",
    },
    why: {
      mn: "таны хүссэн үйлчилгээ, мэдэгдэл",
      ru: "услуги и письма, о которых вы попросили",
      en: "services and mails that you asked for",
      ko: "이용자가 신청한 서비스와 알림",
    },
    until: UNTIL_CLOSED,
  },
  {
    name: "mails",
    what: {
      mn: "илгээсэн имэйлийн хаяг, гарчиг; өгсөн зөвшөөрөл, огноо",
      ru: "адрес и тема отправленных писем; данные согласия и их дата",
      en: "address and subject of mails sent; consents given, with their date",
      ko: "발송한 전자우편의 수신 주소와 제목, 동의 내역과 일시",
    },
    why: {
      mn: "мэдэгдэл давхардуулахгүй байх, зөвшөөрлийг нотлох",
      ru: "чтобы не слать дважды; доказательство согласия",
      en: "not sending twice; proof of consent",
      ko: "중복 발송 방지, 동의 사실의 증명",
    },
    until: FIVE_YEARS,
    to: {
      mn: "имэйл илгээх үйлчилгээ",
      ru: "почтовый сервис",
      en: "the mail service",
      ko: "전자우편 발송 서비스",
    },
  },
  {
    name: "sessions",
    what: {
      mn: "нэвтрэлтийн дугаар; бүртгэлийн файлд IP хаяг, үзсэн хуудас",
      ru: "номер сеанса; в журналах — IP-адрес и открытые страницы",
      en: "session number; in logs the IP address and pages opened",
      ko: "로그인 세션 번호, 접속 기록(IP 주소, 이용 페이지)",
    },
    why: {
      mn: "нэвтэрсэн хэвээр байх, аюулгүй байдал",
      ru: "вход и безопасность",
      en: "staying signed in, security",
      ko: "로그인 유지, 보안",
    },
    until: {
      mn: "нэвтрэлт 30 хоног, бүртгэлийн файл хамгийн ихдээ 2 долоо хоног",
      ru: "сеанс 30 дней, журналы не более двух недель",
      en: "sessions 30 days, logs two weeks at most",
      ko: "세션 30일, 접속 기록 최대 2주",
    },
  },
  {
    name: "devices",
    what: {
      mn: "мэдэгдэл авах төхөөрөмжийн хаяг",
      ru: "адрес устройства для уведомлений",
      en: "the address of a device that gets notifications",
      ko: "알림을 받는 기기의 주소",
    },
    why: {
      mn: "таны хүссэн захиалгын явцын мэдэгдэл; ажилтанд шинэ захиалга",
      ru: "уведомления о ваших заказах, если вы о них попросили; сотрудникам — о новых",
      en: "notifications of your orders where you asked for them; of new orders for staff",
      ko: "이용자가 신청한 주문 진행 알림, 직원의 새 주문 알림",
    },
    until: {
      mn: "унтраах эсвэл гарах хүртэл",
      ru: "до отключения или выхода",
      en: "until it is turned off or signed out",
      ko: "알림을 끄거나 로그아웃할 때까지",
    },
    to: {
      mn: "хөтчийн мэдэгдлийн үйлчилгээ",
      ru: "сервис уведомлений браузера",
      en: "the browser's push service",
      ko: "브라우저 푸시 서비스",
    },
  },
  {
    name: "notes",
    what: {
      mn: "захиалга, худалдан авагчийн талаарх ажлын тэмдэглэл",
      ru: "рабочие заметки о заказах и покупателях",
      en: "working notes about orders and customers",
      ko: "주문·고객 응대 메모",
    },
    why: { mn: "үйлчилгээ үзүүлэх", ru: "обслуживание", en: "serving customers", ko: "고객 응대" },
    until: {
      mn: "бүртгэлээ хаах хүртэл",
      ru: "до закрытия учётной записи",
      en: "until the account is closed",
      ko: "회원 탈퇴 시까지",
    },
  },
  {
    name: "partners",
    what: {
      mn: "бусад дэлгүүрийн эзэн, ажилтны нэр, утас, имэйл, хаяг",
      ru: "для владельцев магазинов и сотрудников: имя, телефон, эл. почта, адрес",
      en: "of store owners and staff: name, phone, email, address",
      ko: "입점 판매자와 직원의 이름, 전화번호, 전자우편, 주소",
    },
    why: {
      mn: "хамтран ажиллах",
      ru: "совместная работа",
      en: "working together",
      ko: "입점·업무 처리",
    },
    until: {
      mn: "хамтын ажиллагаа дуусах хүртэл",
      ru: "до окончания сотрудничества",
      en: "until the work together ends",
      ko: "입점·근무 종료 시까지",
    },
  },
  {
    name: "complaints",
    what: {
      mn: "захиалгын гомдол: бичсэн зүйл, зураг, дэлгүүрийн хариу",
      ru: "жалобы на заказы: текст, фотографии, ответ магазина",
      en: "complaints about orders: text, photos, the shop's answer",
      ko: "주문 관련 불만: 내용, 사진, 쇼핑몰의 답변",
    },
    why: {
      mn: "гомдол барагдуулах",
      ru: "рассмотрение жалоб",
      en: "settling complaints",
      ko: "불만 처리",
    },
    until: {
      mn: "3 жил (Солонгосын Цахим худалдааны хууль)",
      ru: "3 года (Закон об электронной торговле)",
      en: "3 years (E-Commerce Act)",
      ko: "3년 (전자상거래 등에서의 소비자보호에 관한 법률)",
    },
  },
];
