import { maskAddresses } from "./mask-address";

const HIDDEN = "***";

/** Patterns that must never be in a log, each with its replacement. */
const RULES: readonly [RegExp, string][] = [
  // Signed cookies, ours and Medusa's, wherever they are quoted.
  [/((?:zakh\.(?:sid|device)|connect\.sid)=)[^;\s"']+/gi, `$1${HIDDEN}`],
  [/((?:set-)?cookie"?\s*[:=]\s*"?)[^"\n]+/gi, `$1${HIDDEN}`],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${HIDDEN}`],
  // In JSON, in a printed object, in a query string.
  [
    /(["']?\b(?=\w*(?:password|passwd|secret|token|api_?key))\w+["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s&,;}'"]+)/gi,
    `$1${HIDDEN}`,
  ],
  // A JWT, a signed cookie without its name, and what is random and as long as a session's id: letters of both cases, and digits.
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, HIDDEN],
  [/\bs(?::|%3A)[\w-]+\.[\w+/%=-]{20,}/gi, HIDDEN],
  [/(?<![\w-])(?=[A-Z\d_-]*[a-z][a-z\d_-]*[A-Z][A-Z\d_-]*[a-z])(?=[a-zA-Z_-]*\d)[\w-]{32,}/g, HIDDEN],
  // The key in an order's link.
  [/([?&]key=)[\w-]+/gi, `$1${HIDDEN}`],
  // The password in a URL: postgres://zakh:password@host. The length is limited, so that a long text is not scanned to
  // its end.
  [/((?<![a-z\d+.-])[a-z][a-z\d+.-]*:\/\/[^\s:@/]*:)[^\s@]{1,500}@/gi, `$1${HIDDEN}@`],
  // Korean mobile numbers in any notation. The last four digits stay, enough to distinguish two callers.
  [/(?<!\d)((?:\+?82[\s-]?)?0?10)[\s.-]?\d{3,4}[\s.-]?(\d{4})(?!\d)/g, `$1-****-$2`],
  // Numbers of accounts: 11 signs or more, so that no date is one. The last four digits stay, as on the order's page.
  [/(?<![\w.*-])\d[\d-]{6,16}(\d{4})(?![\w-])/g, `****$1`],
];

/** Removes passwords, cookies and tokens from a text, and masks mail addresses, phone and account numbers. */
export function redact(text: string): string {
  return maskAddresses(RULES.reduce((clean, [what, instead]) => clean.replace(what, instead), text));
}
