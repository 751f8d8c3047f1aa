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
  // The key in an order's link.
  [/([?&]key=)[\w-]+/gi, `$1${HIDDEN}`],
  // The password in a URL: postgres://zakh:password@host. The length is limited, so that a long text is not scanned to
  // its end.
  [/((?<![a-z\d+.-])[a-z][a-z\d+.-]*:\/\/[^\s:@/]*:)[^\s@]{1,500}@/gi, `$1${HIDDEN}@`],
  // Korean mobile numbers in any notation. The last four digits stay, enough to distinguish two callers.
  [/(?<!\d)((?:\+?82[\s-]?)?0?10)[\s.-]?\d{3,4}[\s.-]?(\d{4})(?!\d)/g, `$1-****-$2`],
];

/** Removes passwords, cookies and tokens from a text, and masks mail addresses and phone numbers. */
export function redact(text: string): string {
  return maskAddresses(RULES.reduce((clean, [what, instead]) => clean.replace(what, instead), text));
}
