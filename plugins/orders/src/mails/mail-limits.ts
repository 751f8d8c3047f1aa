import type { RecipientLimit } from "@zakh/kit/mail/outgoing-mail";

/** For status changes, which the shop's staff makes. */
export const statusMails: RecipientLimit = { name: "order-status-mail", perHour: 30 };
