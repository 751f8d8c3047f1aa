import type { Language } from "@zakh/kit/contract";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";

interface Texts {
  subject: string;
  request: string;
  validity: (minutes: number) => string;
  button: string;
  footer: string;
}

const TEXTS: Record<Language, Texts> = {
  mn: {
    subject: "Нууц үг сэргээх",
    request: "Таны бүртгэлийн нууц үгийг сэргээх хүсэлт ирлээ. Доорх товчийг дарж шинэ нууц үгээ оруулна уу.",
    validity: (minutes) => `Энэ холбоос ${minutes} минутын дотор, зөвхөн нэг удаа ажиллана.`,
    button: "Шинэ нууц үг оруулах",
    footer: "Хэрэв та ийм хүсэлт илгээгээгүй бол энэ захидлыг үл тоомсорлоно уу. Таны нууц үг өөрчлөгдөхгүй.",
  },
  ru: {
    subject: "Восстановление пароля",
    request:
      "Мы получили запрос на восстановление пароля вашего аккаунта. Нажмите на кнопку ниже и введите новый пароль.",
    validity: (minutes) => `Ссылка действует ${minutes} мин. и только один раз.`,
    button: "Задать новый пароль",
    footer: "Если вы не отправляли такой запрос, просто не обращайте внимания на это письмо. Ваш пароль не изменится.",
  },
  en: {
    subject: "Reset your password",
    request: "Somebody asked to reset the password of your account. Use the button below to choose a new one.",
    validity: (minutes) => `The link works for ${minutes} minutes, and only once.`,
    button: "Choose a new password",
    footer: "If you did not ask for this, you can ignore this email. Your password stays as it is.",
  },
  ko: {
    subject: "비밀번호 재설정",
    request: "계정의 비밀번호를 재설정해 달라는 요청을 받았습니다. 아래 버튼을 눌러 새 비밀번호를 입력해 주세요.",
    validity: (minutes) => `이 링크는 ${minutes}분 동안 한 번만 사용할 수 있습니다.`,
    button: "새 비밀번호 설정",
    footer: "직접 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 비밀번호는 변경되지 않습니다.",
  },
};

/**
 * The mail with a password reset link. It contains no name: whoever registered another person's address could otherwise
 * put his own text into a mail of the shop.
 */
export function passwordResetMail({
  language,
  shopName,
  link,
  minutes,
}: {
  language: Language;
  shopName: string;
  link: string;
  minutes: number;
}): Pick<OutgoingMail, "subject" | "html" | "text"> {
  const { subject, request, validity, button, footer } = TEXTS[language];
  return {
    subject: `${shopName}: ${subject}`,
    ...renderMail({
      language,
      shopName,
      heading: subject,
      paragraphs: [request, validity(minutes)],
      button: { label: button, url: link },
      footer,
    }),
  };
}
