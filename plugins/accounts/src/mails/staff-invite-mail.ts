import type { Language, StaffRole } from "@zakh/kit/contract";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import { STAFF_INVITE_DAYS } from "../contract/staff";

interface Texts {
  subject: string;
  added: (role: string) => string;
  next: (admin: string) => string;
  validity: (days: number) => string;
  button: string;
  footer: string;
  roles: Record<StaffRole, string>;
}

const TEXTS: Record<Language, Texts> = {
  mn: {
    subject: "Та дэлгүүрийн ажилтан боллоо",
    added: (role) =>
      `Танд дэлгүүрийн удирдлагын хэсэгт «${role}» эрх олголоо. Доорх товчийг дарж нууц үгээ оруулна уу.`,
    next: (admin) => `Дараа нь ${admin} хаягаар энэ имэйл, нууц үгээрээ нэвтэрнэ.`,
    validity: (days) =>
      `Энэ холбоос ${days} хоногийн дотор, зөвхөн нэг удаа ажиллана. Хугацаа нь дууссан бол нэвтрэх хуудаснаас нууц үгээ сэргээнэ үү.`,
    button: "Нууц үг оруулах",
    footer: "Хэрэв энэ захидал танд хамаагүй бол үл тоомсорлоно уу.",
    roles: { owner: "Эзэн", office: "Оффис", packer: "Савлагч" },
  },
  ru: {
    subject: "Вас добавили в сотрудники магазина",
    added: (role) =>
      `Вам открыт доступ в панель управления магазина: «${role}». Нажмите на кнопку ниже и задайте пароль.`,
    next: (admin) => `Затем войдите по адресу ${admin} с этой почтой и паролем.`,
    validity: (days) =>
      `Ссылка действует дней: ${days}, и только один раз. Если срок истёк, восстановите пароль на странице входа.`,
    button: "Задать пароль",
    footer: "Если это письмо не для вас, просто не обращайте на него внимания.",
    roles: { owner: "Владелец", office: "Офис", packer: "Сборщик" },
  },
  en: {
    subject: "You were added to the shop's staff",
    added: (role) => `You can now use the shop's back office, as “${role}”. Use the button below to choose a password.`,
    next: (admin) => `Then sign in at ${admin} with this email and your password.`,
    validity: (days) =>
      `The link works for ${days} days, and only once. After that, ask for a new password on the sign-in page.`,
    button: "Choose a password",
    footer: "If this is not meant for you, you can ignore this email.",
    roles: { owner: "Owner", office: "Office", packer: "Packer" },
  },
  ko: {
    subject: "매장 직원으로 등록되었습니다",
    added: (role) =>
      `매장 관리 화면을 ‘${role}’ 권한으로 사용할 수 있습니다. 아래 버튼을 눌러 비밀번호를 설정해 주세요.`,
    next: (admin) => `그런 다음 ${admin} 에서 이 이메일과 비밀번호로 로그인해 주세요.`,
    validity: (days) =>
      `이 링크는 ${days}일 동안 한 번만 사용할 수 있습니다. 기간이 지나면 로그인 화면에서 비밀번호를 재설정해 주세요.`,
    button: "비밀번호 설정",
    footer: "본인과 관계없는 메일이라면 무시하셔도 됩니다.",
    roles: { owner: "대표", office: "사무", packer: "포장" },
  },
};

export interface StaffInvite {
  language: Language;
  shopName: string;
  role: StaffRole;
  /** URL on which the password is chosen. */
  link: string;
  /** URL of the back office. */
  admin: string;
}

/** The mail by which somebody who works for the shop chooses a password. */
export function staffInviteMail({
  language,
  shopName,
  role,
  link,
  admin,
}: StaffInvite): Pick<OutgoingMail, "subject" | "html" | "text"> {
  const { subject, added, next, validity, button, footer, roles } = TEXTS[language];
  return {
    subject: `${shopName}: ${subject}`,
    ...renderMail({
      language,
      shopName,
      heading: subject,
      paragraphs: [added(roles[role]), next(admin), validity(STAFF_INVITE_DAYS)],
      button: { label: button, url: link },
      footer,
    }),
  };
}
