import type { Language } from "@zakh/kit/contract";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";

interface Texts {
  subject: string;
  request: string;
  validity: string;
  button: string;
  footer: string;
  changedSubject: string;
  changed: string;
  changedFooter: string;
}

const TEXTS: Record<Language, Texts> = {
  mn: {
    subject: "Шинэ имэйл хаягаа баталгаажуулах",
    request: "Энэ имэйлийг манай дэлгүүрийн бүртгэлд ашиглах хүсэлт ирлээ. Доорх товчийг дарж баталгаажуулна уу.",
    validity: "Энэ холбоос 24 цагийн дотор, зөвхөн нэг удаа ажиллана.",
    button: "Имэйлээ баталгаажуулах",
    footer: "Хэрэв та ийм хүсэлт илгээгээгүй бол энэ захидлыг үл тоомсорлоно уу. Юу ч өөрчлөгдөхгүй.",
    changedSubject: "Бүртгэлийн имэйл солигдлоо",
    changed: "Таны бүртгэл одоо өөр имэйлтэй боллоо. Дараагийн захидлууд шинэ хаяг руу очно.",
    changedFooter: "Хэрэв имэйлээ та өөрөө солиогүй бол бидэнтэй даруй холбогдоно уу.",
  },
  ru: {
    subject: "Подтвердите новую почту",
    request:
      "Мы получили запрос использовать эту почту для аккаунта в нашем магазине. Нажмите на кнопку ниже, чтобы подтвердить её.",
    validity: "Ссылка действует 24 часа и только один раз.",
    button: "Подтвердить почту",
    footer: "Если вы не отправляли такой запрос, просто не обращайте внимания на это письмо. Ничего не изменится.",
    changedSubject: "Почта аккаунта изменена",
    changed: "У вашего аккаунта теперь другая почта. Следующие письма придут на новый адрес.",
    changedFooter: "Если почту изменили не вы, сразу свяжитесь с нами.",
  },
  en: {
    subject: "Confirm your new email",
    request: "Somebody asked to use this address for an account in our shop. Use the button below to confirm it.",
    validity: "The link works for 24 hours, and only once.",
    button: "Confirm the email",
    footer: "If you did not ask for this, you can ignore this email. Nothing changes.",
    changedSubject: "The email of your account was changed",
    changed: "Your account has another email now. Further mails go to the new address.",
    changedFooter: "If it was not you who changed it, contact us at once.",
  },
  ko: {
    subject: "새 이메일 확인",
    request: "저희 상점 계정에 이 이메일을 사용하겠다는 요청을 받았습니다. 아래 버튼을 눌러 확인해 주세요.",
    validity: "이 링크는 24시간 동안 한 번만 사용할 수 있습니다.",
    button: "이메일 확인",
    footer: "직접 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 아무것도 바뀌지 않습니다.",
    changedSubject: "계정의 이메일이 변경되었습니다",
    changed: "이제 계정의 이메일이 바뀌었습니다. 앞으로의 메일은 새 주소로 발송됩니다.",
    changedFooter: "본인이 변경하지 않았다면 바로 저희에게 연락해 주세요.",
  },
};

type Written = Pick<OutgoingMail, "subject" | "html" | "text">;

interface ChangeMail {
  language: Language;
  shopName: string;
  link: string;
}

/** The mail with the link, to the new address. It has no name, which would be a stranger's text in a mail of the shop. */
export function emailChangeMail({ language, shopName, link }: ChangeMail): Written {
  const { subject, request, validity, button, footer } = TEXTS[language];
  return {
    subject: `${shopName}: ${subject}`,
    ...renderMail({
      language,
      shopName,
      heading: subject,
      paragraphs: [request, validity],
      button: { label: button, url: link },
      footer,
    }),
  };
}

/** The notice to the former address. */
export function emailChangedMail({ language, shopName }: Omit<ChangeMail, "link">): Written {
  const { changedSubject: subject, changed, changedFooter: footer } = TEXTS[language];
  return {
    subject: `${shopName}: ${subject}`,
    ...renderMail({ language, shopName, heading: subject, paragraphs: [changed], footer }),
  };
}
