import type { Header } from "./columns";
import { type Cell, type TableRow, textOf } from "./table";

type Direction = "in" | "out";

/** Words of a column that says which way money went, in small letters and without blanks; not 입금취소. */
const OUT =
  /^(출|출금(?!취소).*|.+출금|지급.*|지출.*|찾으신.*|보내신.*|보낸돈|나간(돈|금액)|빠진(돈|금액)|내보낸.*|차변|인출.*|카드결제|체크카드결제|out|withdraw.*|debit.*|paidout|moneyout|dr|зарлага.*|гарсан.*|дебет|дт|расход.*|списан.*|−|-)$/;
const IN =
  /^(입|.*입금|맡기신.*|받으신.*|받은돈|들어온(돈|금액)|대변|in|deposit|credit.*|paidin|moneyin|cr|орлого.*|орсон.*|кредит|кт|приход.*|зачислен.*|\+)$/;

/** Which way money goes in a column that has this name, in small letters and without blanks. */
export function directionNamed(word: string): Direction | undefined {
  return OUT.test(word) ? "out" : IN.test(word) ? "in" : undefined;
}
/** Names of columns that nobody reads for balances, or for what went out, and that a person may take for incoming money. */
const BALANCES =
  /잔고|잔액|잔여|누적|누계|남은|합계|총액|가능|현재금액|거래후|환율|건수|번호|포인트|부가세|balance|running|total|available|остат|сальдо|баланс|үлдэгдэл|эцсийн|нийт/;
const PAID =
  /^(?:인출|결제|사용|이체|송금|보낸|보내는|납부|청구|지불|카드|수수료|세금|쓴|환불|줄어든|뺀|支出|payment|paid|spen[dt]|charge|fee|outgoing|sent|transferred|оплат|плат[её]ж|снят|комисс|төл|илгээсэн|хасагдсан|шимтгэл|шилжүүлсэн|хураамж)/;

/** What the sums of a column are that has this name. */
export function sumNamed(word: string): Direction | "balance" | undefined {
  return directionNamed(word) ?? (BALANCES.test(word) ? "balance" : PAID.test(word) ? "out" : undefined);
}

/** What d and c or w mean depends on the other: debit and credit, deposit and withdrawal. */
const PAIRS: Record<string, Direction>[] = [
  { d: "out", c: "in" },
  { d: "in", w: "out" },
];

/** What the words beside a row's amount say of its direction. */
type Directions = (row: TableRow) => Direction | undefined;

/** Reads the column that tells directions: the one that the header names, or one that holds nothing else. */
export function directionsOf(section: TableRow[], { at }: Header): Directions {
  if (at.kind !== undefined) return directionsIn(section, at.kind);
  if (at.out !== undefined) return () => undefined;
  const named = Object.values(at);
  const width = Math.max(0, ...section.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => !named.includes(column));
  const telling = columns.find((column) => {
    const words = wordsIn(section, column);
    return words.size > 0 && !isDashes(words) && [...words].every((word) => directionOf(word, words) !== undefined);
  });
  return telling === undefined ? () => undefined : directionsIn(section, telling);
}

function directionsIn(section: TableRow[], column: number): Directions {
  const words = wordsIn(section, column);
  return (row) => directionOf(wordAt(row, column), words);
}

function directionOf(word: string, words: ReadonlySet<string>): Direction | undefined {
  const pair = PAIRS.filter((one) => Object.keys(one).every((letter) => words.has(letter)));
  const [only] = pair.length === 1 ? pair : [];
  if (only?.[word]) return only[word];
  // A dash alone is how an empty cell is written.
  if (/^[-−]$/.test(word) && !words.has("+")) return undefined;
  return directionNamed(word);
}

function isDashes(words: ReadonlySet<string>): boolean {
  return [...words].every((word) => /^[-−]$/.test(word));
}

function wordsIn(section: TableRow[], column: number): Set<string> {
  return new Set(section.map((row) => wordAt(row, column)).filter((word) => word !== ""));
}

function wordAt({ cells }: TableRow, column: number): string {
  return wordOf(cells[column]);
}

/** A cell as one word, in small letters, without blanks and brackets. */
export function wordOf(cell: Cell | undefined): string {
  return textOf(cell)
    .normalize("NFKC")
    .replace(/[\s[\]().]/g, "")
    .toLowerCase();
}
