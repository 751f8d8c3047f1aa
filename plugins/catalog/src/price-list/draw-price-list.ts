import type { ContentLanguage } from "@zakh/kit/contract";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import type { Font } from "satori";
import type { Product } from "../contract";
import { loadFonts, loadKoreanFonts } from "./fonts";
import { priceListLayout, WIDTH } from "./price-list-layout";

/** Most products in one picture: chats make a taller one unreadable. */
export const PICTURED_PRODUCTS = 200;

let fonts: Promise<Font[]> | undefined;
let koreanFonts: Promise<Font[]> | undefined;

/** The price list as a PNG, made of what the page shows. Its parts are loaded at the first one. */
export async function drawPriceList(
  products: readonly Product[],
  language: ContentLanguage,
  day: string,
): Promise<Buffer> {
  const [{ default: satori }, { default: sharp }] = await Promise.all([import("satori"), import("sharp")]);
  fonts ??= loadFonts();
  const { shopName, phone } = await findShopContact();
  const shown = products.slice(0, PICTURED_PRODUCTS);
  const layout = priceListLayout({ shopName, phone, day, language, products: shown });
  const isKorean = /\p{Script=Hangul}/u.test(JSON.stringify(layout));
  if (isKorean) koreanFonts ??= loadKoreanFonts();
  const korean = isKorean ? await koreanFonts : undefined;
  const svg = await satori(layout as never, { width: WIDTH, fonts: [...(await fonts), ...(korean ?? [])] });
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
