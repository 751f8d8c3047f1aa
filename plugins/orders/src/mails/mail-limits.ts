import { createRecipientLimit } from "@zakh/kit/mail/recipient-limit";

/** Of new orders to the account's own address: half of what one account may place, so that no such mail is ever dropped. */
export const ownOrderMails = createRecipientLimit({ name: "order-mail-own", perHour: 15 });
/** Of new orders to another address, from all accounts together: those of its own account are counted apart. */
export const orderMailsElsewhere = createRecipientLimit({ name: "order-mail-elsewhere", perHour: 5 });
/** Of new orders to the shop's owner. */
export const orderAlertMails = createRecipientLimit({ name: "order-alert-mail", perHour: 60 });
/** Of changes of status, which the shop's own people make. */
export const statusMails = createRecipientLimit({ name: "order-status-mail", perHour: 30 });
