import type { RecipientLimit } from "@zakh/kit/mail/outgoing-mail";

/**
 * For new orders to the account's own address: half of the orders that an account may place, with as many again
 * delayed, so that no such mail is dropped.
 */
export const ownOrderMails: RecipientLimit = { name: "order-mail-own", perHour: 15 };
/**
 * For new orders to another address, from all accounts together; mails to the account's own address count separately.
 */
export const orderMailsElsewhere: RecipientLimit = { name: "order-mail-elsewhere", perHour: 5 };
/** For new orders to the shop's owner. */
export const orderAlertMails: RecipientLimit = { name: "order-alert-mail", perHour: 60 };
