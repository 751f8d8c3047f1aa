import { type TableRow, textOf, textsOf } from "./table";

/** What a row, or a header, says of the money below: only won is read. */
export type Currency = "won" | "other";

const WON = /^(?:krw|₩|원화?|won|(?:대한민국|한국)원화?|(?:south)?koreanwon|вон\p{L}*|кривон)$/iu;
const CODES =
  "usd|jpy|eur|cny|cnh|rmb|mnt|rub|gbp|hkd|kzt|cad|aud|nzd|thb|vnd|php|twd|sgd|chf|idr|inr|myr|uzs|kgs|sek|nok|dkk|try|aed";
const SIGNS = "(?:us|a|c|hk|nz|s)?\\$|[€¥￥£₮₽]";
const NAMES = [
  "(?:미국?|호주|캐나다|홍콩|싱가포르|뉴질랜드|대만)?달러화?|미화|(?:일본)?엔화|일본엔|유로화|위안화|중국위안|(?:몽골)?투그릭|(?:러시아)?루블화?|파운드화|바트화|미불",
  "(?:us|usa|united?states?|american)?dollars?|(?:japanese)?yen|euros?|(?:chinese)?yuan|renminbi|(?:mongolian)?t(?:u|ö|o)gr(?:i|u|ö|o)[gk]s?|roubles?|rubles?|pounds?(?:sterling)?",
  "(?:америк)?доллар\\p{L}*|иен\\p{L}*|евро|юан\\p{L}*|рубл\\p{L}*|тугрик\\p{L}*|төг(?:рөг)?|тенге|фунт\\p{L}*|руб",
].join("|");
/** Beside a sum; alone they are names of people, too: 바트 is Bat. */
const AFTER_SUM = "엔|유로|위안|바트|파운드|포인트|points?|p";
/** Won in thousands cannot be read as won either. */
const THOUSANDS = "(?:천|만|십만|백만)원?";
const CODE = new RegExp(`^(?:${CODES})$`, "iu");
const OTHER = new RegExp(`^(?:${CODES}|${SIGNS}|${NAMES}|${THOUSANDS})+$`, "iu");

/** What stands before the name of a currency: 통화: USD, 단위: 원 */
const LABEL =
  /^(?:계좌|거래|예금|조회|선택|금액|account|transaction|гүйлгээний|дансны)?(?:통화|화폐|외화종류|외화구분|단위|currency|ccy|unit|валют\p{L}*|мөнгөнтэмдэгт)(?:코드|명|구분|종류|단위|code|name|unit)?[:：=-]?(.*)$/iu;
/** Anywhere in a row that is no transfer: the account may be one in another currency, or a note may say that such ones are elsewhere. */
const MENTION = new RegExp(
  `төгрөг|тугрик|валют|рубл|сбер|(?:хаан|хас|голомт|төрийн|хөгжлийн)\\s?банк|голомт|외화|달러|엔화|유로화|위안화|외국통화|투그릭|루블|[円元]|人民币|환율|환테크|다통화|멀티|몽골\\s?(?:은행|통화|화폐)|칸은행|칸뱅크|골롬트|dollar|foreign\\s?currency|multi|(?:khan|golomt|xac|state)\\s?bank|(?<![a-z])(?:${CODES}|fx|tdb)(?![a-z])|[$€¥￥£₮₽]`,
  "iu",
);
const AROUND = /^[([{<【〔]+|[)\]}>】〕]+$/g;

/** The currency that a text names, and nothing else: USD, 미국달러(USD), 원화. Of several it is any that is not won. */
function currencyNamed(text: string): Currency | undefined {
  const names = text.split(/[()[\]/,]+/).filter((name) => name !== "");
  const others = names.filter((name) => !WON.test(name));
  if (names.length > 0 && others.length === 0) return "won";
  // A country may stand beside it: USD(미국).
  return others.some((name) => OTHER.test(name)) && others.every((name) => OTHER.test(name) || name.length < 8)
    ? "other"
    : undefined;
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s\p{Cf}]/gu, "")
    .replace(AROUND, "");
}

const AFTER = new RegExp(`^(?:${AFTER_SUM})$`, "iu");
/** A sum, of which what is left names its currency. */
const SUM = /^[-+]?\d[\d,.]{2,}|\d[\d,.]{2,}$/g;

/** Whether a cell of a row is of other money than won: its name, a sum with it, 외화입금; in a column of currencies any code is one. */
export function isOtherMoney(text: string, column: string): boolean {
  const written = plain(text);
  if (/^외화\p{L}{2,4}$/u.test(written)) return true;
  const named = written.replace(SUM, "");
  if (named !== written && AFTER.test(named)) return true;
  // 미국 USD
  if (text.split(/\s+/).length < 3 && text.split(/[\s()]+/).some((word) => CODE.test(word))) return true;
  if (currencyNamed(named) === "other") return true;
  return isCurrencyColumn(column) && currencyNamed(written) !== "won" && !/^(?:410|[-.]*)$/.test(written);
}

/** The currency that a row without a transfer says, in one cell or in the one behind a label. */
export function currencyOf({ cells }: TableRow): Currency | undefined {
  const written = cells.map(textOf).filter((text) => plain(text) !== "");
  const texts = written.map(plain);
  for (const [place, text] of texts.entries()) {
    const told = LABEL.exec(text.replace(/^\P{L}+/u, ""))?.[1];
    const named = told === undefined ? currencyNamed(text) : currencyTold(told || (texts[place + 1] ?? ""));
    if (named) return named;
    if (currencyInBrackets(written[place] ?? "") === "other") return "other";
  }
  return undefined;
}

/** Before the name of whose account it is: 예금주: 몽골마트 */
const HOLDER = /^(?:예금주|계좌주|고객|성명|상호|업체|사업자|기업)(?:명|성명)?\s*[:：]?/;

/** Whether a text mentions other money than won, by which it proves no longer that won came in. */
export function mentionsOtherMoney(text: string): boolean {
  return MENTION.test(text.normalize("NFKC"));
}

/** The same of a row without a transfer: in any cell but one of a name. */
export function rowMentionsOtherMoney(row: TableRow): boolean {
  const texts = textsOf(row);
  return texts.some((text, place) => !HOLDER.test(text) && !isLabel(texts[place - 1]) && mentionsOtherMoney(text));
}

function isLabel(text = ""): boolean {
  return text.replace(HOLDER, "") === "" && text !== "";
}

/** Whether a message names other money than won anywhere: 외화입금 30,000, 입금 30,000 JPY. */
export function namesOtherMoney(message: string): boolean {
  const words = message.normalize("NFKC").split(/[\s:,]+/);
  if (words.some((word) => word.includes("외화"))) return true;
  return words.some((word) => {
    // Not the letters of a transfer code between its digits.
    const named = plain(word.replace(/^\d{3,}/, ""));
    return currencyNamed(named) === "other" || (named !== word && AFTER.test(named));
  });
}

/** The same behind a label or in brackets, where the name of a person cannot be. */
function currencyTold(text: string): Currency | undefined {
  return AFTER.test(text) || text === "외화" ? "other" : currencyNamed(text);
}

/** The currency in brackets of a text: 계좌번호: 110-1 (USD), (단위: 엔). */
function currencyInBrackets(text: string): Currency | undefined {
  const inside = [...text.normalize("NFKC").matchAll(/[([/]([^()[\]/]*)[)\]/]/g)].map(([, inner = ""]) => plain(inner));
  return inside
    .map((inner) => currencyTold(LABEL.exec(inner)?.[1] || inner))
    .find((currency) => currency !== undefined);
}

/** The currency in the name of a column: 입금액(USD), 거래금액 [원], USD 입금. */
export function currencyOfColumn(name: string): Currency | undefined {
  const words = name.normalize("NFKC").split(/[\s()[\]/]+/);
  return words.some((word) => CODE.test(word) || word.startsWith("외화")) ? "other" : currencyInBrackets(name);
}

/** Whether the name of a column says that each row has its currency in it. */
function isCurrencyColumn(name: string): boolean {
  const told = LABEL.exec(plain(name))?.[1];
  return told === "" && !/^(?:단위|unit)/iu.test(plain(name));
}

const FORMAT_WON = /^(?:\s*(?:₩|원정?|krw|won|[^\p{L}%$€¥£₮₽]*))$/iu;

/** The sign of other money than won that the format of a number shows: USD of `[$USD] #,##0`. */
export function currencyOfFormat(format: string): string | undefined {
  const signs = format.replaceAll(/\[(?:\$-|[^$])[^\]]*\]/g, "");
  const shown = [...signs.matchAll(/\[\$([^\]-]+)[^\]]*\]|"([^"]+)"|\\?([$€¥£₮₽])/g)];
  return shown
    .map(([, of, quoted, sign]) => (of ?? quoted ?? sign ?? "").trim())
    .find((sign) => !FORMAT_WON.test(sign));
}

/** A cell of an .ods with an amount of other money than won, to the beginning of its text. */
const OTHER_CELL =
  /<(?:[\w-]+:)?table-cell\s(?:[^<>"']|"[^"]*"|'[^']*')*?\bcurrency\s*=\s*["'](?!KRW\b)([^"']+)["'](?:[^<>"']|"[^"]*"|'[^']*')*>\s*<(?:[\w-]+:)?p\b[^>]*>/g;

/** The document of an .ods in which each such amount is a text that begins with its currency: the spreadsheet library drops it. */
export function withShownCurrencies(xml: string): string {
  return xml.replaceAll(OTHER_CELL, (cell: string, code: string) => {
    const asText = cell.replace(/\bvalue-type\s*=\s*["'][a-z]+["']/, 'value-type="string"');
    return `${asText.replace(/\s(?:[\w-]+:)?value\s*=\s*(?:"[^"]*"|'[^']*')/, "")}${code} `;
  });
}
