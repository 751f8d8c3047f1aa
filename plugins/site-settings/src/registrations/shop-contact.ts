import { registerShopContact } from "@zakh/kit/mail/shop-contact";
import { shopContact } from "../read-models/shop-contact";

/** Registers the shop's name and contacts for mails. */
export async function shopContactLoader(): Promise<void> {
  registerShopContact(() => shopContact.value());
}
