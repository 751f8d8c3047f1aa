import { COLORS, type ContentLanguage, localized, type TextName, type Texts } from "@zakh/kit/contract";
import { groupBy } from "@zakh/kit/database/group-by";
import { wonText } from "@zakh/kit/mail/mail-values";
import { PRICE_LIST_TITLE, type Product, pricedText } from "../contract";
import { fontFamily } from "./fonts";

/** Px: as wide as chats show a picture whole. */
export const WIDTH = 1080;

const OXBLOOD = COLORS.oxblood.DEFAULT;
const TALLOW = "#FFFBF3";
const INK = "#2A1A14";
const FAINT = "#75635A";

export interface PriceListContents {
  shopName: string;
  phone: string;
  /** yyyy-MM-dd. */
  day: string;
  language: ContentLanguage;
  /** Those that can be bought, in the shop's order. */
  products: readonly Product[];
}

interface Node {
  type: "div";
  props: { style: Record<string, string | number>; children?: Node[] | string };
}

const box = (style: Node["props"]["style"], children?: Node[] | string): Node => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

/** The picture of a price list as boxes and texts: two columns of categories, as even as their lengths allow. */
export function priceListLayout({ shopName, phone, day, language, products }: PriceListContents): Node {
  const groups = [...groupBy(products, ({ categoryId }) => categoryId).values()];
  const left: Product[][] = [];
  const right: Product[][] = [];
  for (const group of groups) (heightOf(left) <= heightOf(right) ? left : right).push(group);
  return box(
    { flexDirection: "column", width: WIDTH, background: TALLOW, color: INK, fontFamily: fontFamily("onest") },
    [
      box(
        {
          justifyContent: "space-between",
          alignItems: "center",
          padding: "32px 40px",
          background: OXBLOOD,
          color: TALLOW,
          fontFamily: fontFamily("oswald"),
        },
        [
          box({ flexDirection: "column" }, [
            box({ fontSize: 54 }, PRICE_LIST_TITLE[language]),
            box({ fontSize: 30 }, `${shopName} · ${day}`),
          ]),
          box({ fontSize: 34 }, phone),
        ],
      ),
      box({ padding: "12px 40px 40px", justifyContent: "space-between" }, [
        column(left, language),
        column(right, language),
      ]),
    ],
  );
}

const heightOf = (groups: Product[][]) => groups.reduce((sum, group) => sum + group.length + 2, 0);

function column(groups: Product[][], language: ContentLanguage): Node {
  return box(
    { flexDirection: "column", width: 484 },
    groups.flatMap((group) => [heading(group, language), ...group.map((product) => row(product, language))]),
  );
}

function heading([first]: Product[], language: ContentLanguage): Node {
  return box(
    { marginTop: 28, marginBottom: 4, fontSize: 32, color: OXBLOOD, fontFamily: fontFamily("oswald") },
    first ? textOf(first, "category", language) : "",
  );
}

function row(product: Product, language: ContentLanguage): Node {
  const origin = textOf(product, "origin", language);
  return box(
    { justifyContent: "space-between", alignItems: "flex-start", padding: "7px 0", borderBottom: "1px solid #E5D9C8" },
    [
      box({ flexDirection: "column", width: 300 }, [
        box({ fontSize: 23, lineHeight: 1.2, wordBreak: "break-word" }, textOf(product, "name", language)),
        ...(origin ? [box({ fontSize: 17, color: FAINT, wordBreak: "break-word" }, origin)] : []),
      ]),
      box({ alignItems: "baseline", fontFamily: fontFamily("oswald") }, [
        box({ fontSize: 26 }, wonText(product.price)),
        box({ fontSize: 18, marginLeft: 6, color: FAINT }, `/ ${pricedText(product, language)}`),
      ]),
    ],
  );
}

function textOf<Field extends string>(
  of: Pick<Texts<Field>, TextName<Field>>,
  field: Field,
  language: ContentLanguage,
) {
  return localized(of as never, field, language) as string;
}
