import type { Language } from "../contract/languages";

/** The shop's name and contacts in mails; "" where the owner has not set them. */
export interface ShopContact {
  shopName: string;
  phone: string;
  /** Reply address of mails, unless `MAIL_REPLY_TO` is set. */
  email: string;
  /** Who sells by law, as a paragraph; nothing while it is not set. */
  identity?: Readonly<Record<Language, string>>;
}

/** Used until a plugin has registered the contact. */
const FALLBACK_CONTACT: ShopContact = { shopName: "Зах", phone: "", email: "" };

let registered: (() => Promise<ShopContact>) | undefined;

/**
 * Registers the function that finds the shop's name and contacts. Called at start-up by the plugin that stores them.
 */
export function registerShopContact(find: () => Promise<ShopContact>): void {
  registered = find;
}

export async function findShopContact(): Promise<ShopContact> {
  return registered ? registered() : FALLBACK_CONTACT;
}

export async function findShopName(): Promise<string> {
  return (await findShopContact()).shopName;
}

/** Small print of a mail about an order, with who sells. */
export function footerWithIdentity(footer: string, { identity }: ShopContact, language: Language): string {
  return [footer, identity?.[language]].filter(Boolean).join("\n\n");
}
