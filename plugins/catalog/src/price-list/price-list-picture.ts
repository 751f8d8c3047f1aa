import type { ContentLanguage } from "@zakh/kit/contract";
import type { Product } from "../contract";
import { products } from "../read-models/products";
import { drawPriceList } from "./draw-price-list";

interface Drawn {
  /** What it shows: orders change the stock all day, and no picture with it. */
  of: string;
  picture: Promise<Buffer>;
}

const drawn = new Map<ContentLanguage, Drawn>();

/** The picture of what the shop itself sells and can be bought today; nothing where there is none. Drawn once until it would show something else. */
export async function priceListPicture(language: ContentLanguage): Promise<Buffer | undefined> {
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul" }).format(new Date());
  const listed = (await products.value()).filter((one) => !one.isSoldOut && one.storeId === null);
  if (listed.length === 0) return undefined;
  const of = JSON.stringify([day, listed.map(shown)]);
  const known = drawn.get(language);
  if (known?.of === of) return known.picture;
  const picture = drawPriceList(listed, language, day);
  drawn.set(language, { of, picture });
  picture.catch(() => drawn.delete(language));
  return picture;
}

function shown({ stock: _, available: __, imageUrls: ___, imageUrl: ____, ...product }: Product) {
  return product;
}
