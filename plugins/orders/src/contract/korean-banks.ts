/** A bank of South Korea by its code among financial institutions (금융기관 코드). */
export interface KoreanBank {
  /** Three digits. */
  code: string;
  /** As the bank writes it. */
  name: string;
  /** The name for those who do not read Korean. */
  latinName: string;
}

/** Every bank to which money can be returned, those with most customers first. */
export const KOREAN_BANKS = [
  { code: "004", name: "KB국민은행", latinName: "KB Kookmin" },
  { code: "088", name: "신한은행", latinName: "Shinhan" },
  { code: "081", name: "하나은행", latinName: "Hana" },
  { code: "020", name: "우리은행", latinName: "Woori" },
  { code: "011", name: "NH농협은행", latinName: "NH Nonghyup" },
  { code: "003", name: "IBK기업은행", latinName: "IBK" },
  { code: "090", name: "카카오뱅크", latinName: "KakaoBank" },
  { code: "092", name: "토스뱅크", latinName: "Toss Bank" },
  { code: "089", name: "케이뱅크", latinName: "K bank" },
  { code: "045", name: "새마을금고", latinName: "MG Saemaul" },
  { code: "071", name: "우체국", latinName: "Korea Post" },
  { code: "048", name: "신협", latinName: "Shinhyup" },
  { code: "023", name: "SC제일은행", latinName: "SC First" },
  { code: "027", name: "한국씨티은행", latinName: "Citibank Korea" },
  { code: "007", name: "수협은행", latinName: "Suhyup" },
  { code: "032", name: "부산은행", latinName: "Busan" },
  { code: "031", name: "iM뱅크", latinName: "iM Bank, formerly Daegu" },
  { code: "039", name: "경남은행", latinName: "Kyongnam" },
  { code: "034", name: "광주은행", latinName: "Kwangju" },
  { code: "037", name: "전북은행", latinName: "Jeonbuk" },
  { code: "035", name: "제주은행", latinName: "Jeju" },
  { code: "002", name: "KDB산업은행", latinName: "KDB" },
  { code: "050", name: "저축은행", latinName: "Savings banks" },
  { code: "064", name: "산림조합", latinName: "Forestry Cooperative" },
] as const satisfies readonly KoreanBank[];

/** A bank's own name from its code; the code of a bank that is not in the table any more. */
export function bankNameOf(code: string): string {
  return KOREAN_BANKS.find((bank) => bank.code === code)?.name ?? code;
}

/** The code of a bank of the table; undefined for another name. */
export function bankCodeOf(name: string): string | undefined {
  return KOREAN_BANKS.find((bank) => bank.name === name)?.code;
}
