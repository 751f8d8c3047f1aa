import type { Language } from "@zakh/kit/contract";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";

interface Texts {
  subject: string;
  changed: string;
  footer: string;
}

const TEXTS: Record<Language, Texts> = {
  mn: {
    subject: "Нууц үг солигдлоо",
    changed:
      "Таны бүртгэлийн нууц үг солигдлоо. Бүх төхөөрөмж дээр бүртгэлээс гарсан тул шинэ нууц үгээрээ дахин нэвтэрнэ үү.",
    footer: "Хэрэв нууц үгээ та өөрөө солиогүй бол даруй сэргээж, бидэнтэй холбогдоно уу.",
  },
  ru: {
    subject: "Пароль изменён",
    changed: "Пароль вашего аккаунта изменён. На всех устройствах выполнен выход: войдите снова с новым паролем.",
    footer: "Если пароль изменили не вы, сразу восстановите его и свяжитесь с нами.",
  },
  en: {
    subject: "Your password was changed",
    changed: "The password of your account was changed. You were signed out on every device: sign in with the new one.",
    footer: "If it was not you who changed it, reset it at once and contact us.",
  },
  ko: {
    subject: "비밀번호가 변경되었습니다",
    changed: "계정의 비밀번호가 변경되었습니다. 모든 기기에서 로그아웃되었으니 새 비밀번호로 다시 로그인해 주세요.",
    footer: "본인이 변경하지 않았다면 바로 비밀번호를 재설정하고 저희에게 연락해 주세요.",
  },
};

/** The mail that informs an account's owner of a changed password. */
export function passwordChangedMail({
  language,
  shopName,
}: {
  language: Language;
  shopName: string;
}): Pick<OutgoingMail, "subject" | "html" | "text"> {
  const { subject, changed, footer } = TEXTS[language];
  return {
    subject: `${shopName}: ${subject}`,
    ...renderMail({ language, shopName, heading: subject, paragraphs: [changed], footer }),
  };
}
