/** What a simulated shop and its customers do. Shares are from 0 to 1. */
export interface Mix {
  name: string;
  open: number;
  customers: number;
  /** Checkout asks for the payer's name as the bank shows it; this share follows it. */
  bankName: number;
  /** Customers whom the owner has confirmed before. */
  learned: number;
  /** Transfers with the order's code. */
  code: number;
  /** Whether who writes the code into the name's field writes it before the name, where no bank cuts it off. */
  codeFirst: boolean;
  transferDiscount: boolean;
  /** Customers who have the surname and given name of another. */
  namesakes: number;
  /** Customers who have a second account, in which they ordered before and owe nothing. */
  secondAccounts: number;
  /** Of the codes that are written, those with a blank, a hyphen or full-width letters in them, or stuck to the name. */
  oddCodes: number;
  /** Whether lines are pasted messages: to the minute, with the whole message among their texts. */
  alerts: boolean;
}

const NAMES: Mix = {
  name: "names only",
  open: 60,
  customers: 300,
  bankName: 0,
  learned: 0,
  code: 0,
  codeFirst: false,
  transferDiscount: false,
  namesakes: 0,
  secondAccounts: 0,
  oddCodes: 0,
  alerts: false,
};
const ASKED: Mix = { ...NAMES, name: "+ checkout asks for the bank's name", bankName: 0.85 };
const LEARNED: Mix = { ...ASKED, name: "+ half are learned senders", learned: 0.5 };
const CODES: Mix = { ...LEARNED, name: "+ 30 % write the code, behind the name", code: 0.3 };
const CODES_FIRST: Mix = { ...CODES, name: "+ 30 % write the code, before the name", codeFirst: true };
const MANY_CODES: Mix = { ...CODES_FIRST, name: "+ 60 % write the code, before the name", code: 0.6 };
const DISCOUNTED: Mix = { ...LEARNED, name: "odd won, half are learned senders", transferDiscount: true };
const LARGE = { open: 180, customers: 1500 };
const AS_THEY_COME: Mix = { ...MANY_CODES, name: "60 % code as people write it", oddCodes: 0.3, secondAccounts: 0.1 };
const MESSAGES: Mix = { ...AS_THEY_COME, name: "the same as pasted messages", alerts: true };

export const MIXES: Mix[] = [
  NAMES,
  ASKED,
  LEARNED,
  CODES,
  CODES_FIRST,
  MANY_CODES,
  DISCOUNTED,
  { ...CODES_FIRST, name: "30 % code, one in ten has a namesake", namesakes: 0.1 },
  { ...DISCOUNTED, name: "odd won, one in ten has a namesake", namesakes: 0.1 },
  AS_THEY_COME,
  MESSAGES,
  { ...MESSAGES, name: "messages, 30 % code, odd won", code: 0.3, transferDiscount: true },
  { ...CODES_FIRST, ...LARGE, name: "180 open: 30 % code" },
  { ...DISCOUNTED, ...LARGE, name: "180 open: odd won" },
];
