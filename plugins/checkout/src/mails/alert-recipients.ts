import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import type { OrderAlertsSetting } from "@zakh/site-settings/contract";

/** Who is told by mail of what waits for the owner: the contact address, unless the setting lists others; nobody while it is off. */
export function alertRecipients(
  { enabled, emails }: Pick<OrderAlertsSetting, "enabled" | "emails">,
  shop: Pick<ShopContact, "email">,
): string[] {
  return enabled ? (emails || shop.email).split(", ").filter((address) => address !== "") : [];
}
