import { registerShopContact } from "@zakh/kit/mail/shop-contact";
import { shopContact } from "../read-models/shop-contact";

/** Mails call the shop as its settings do. */
export async function shopContactLoader(): Promise<void> {
  registerShopContact(() => shopContact.value());
}
