/** How mails call the shop, and how its people are reached; "" where the owner has not said. */
export interface ShopContact {
  shopName: string;
  phone: string;
  /** Where answers to mails go, unless `MAIL_REPLY_TO` says otherwise. */
  email: string;
}

/** What mails know where nobody has said how the shop is called. */
const NOTHING_SAID: ShopContact = { shopName: "Зах", phone: "", email: "" };

let keeper: (() => Promise<ShopContact>) | undefined;

/** Says where mails read how the shop is called and reached. Called as the process starts, by the plugin that keeps it. */
export function registerShopContact(find: () => Promise<ShopContact>): void {
  keeper = find;
}

/** How the shop is called and reached, for mails. */
export async function findShopContact(): Promise<ShopContact> {
  return keeper ? keeper() : NOTHING_SAID;
}

/** The shop's name for mails. */
export async function findShopName(): Promise<string> {
  return (await findShopContact()).shopName;
}
