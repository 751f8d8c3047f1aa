import { maskAddresses } from "./mask-address";

const HIDDEN = "***";

/** What must never be in a log, each with what stands in its place. */
const RULES: readonly [RegExp, string][] = [
  // Signatures, and cookies of ours and of Medusa, wherever they were quoted.
  [/((?:zakh\.(?:sid|device)|connect\.sid)=)[^;\s"']+/gi, `$1${HIDDEN}`],
  [/((?:set-)?cookie"?\s*[:=]\s*"?)[^"\n]+/gi, `$1${HIDDEN}`],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${HIDDEN}`],
  // As in JSON, in an object that was printed, in a query.
  [
    /(["']?\b(?=\w*(?:password|passwd|secret|token|api_?key))\w+["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s&,;}'"]+)/gi,
    `$1${HIDDEN}`,
  ],
  // The password in an address: postgres://zakh:password@host. Its end is not looked for through all of a long text.
  [/((?<![a-z\d+.-])[a-z][a-z\d+.-]*:\/\/[^\s:@/]*:)[^\s@]{1,500}@/gi, `$1${HIDDEN}@`],
  // Korean mobile numbers, however they are written: the last four digits stay, enough to tell two callers apart.
  [/(?<!\d)((?:\+?82[\s-]?)?0?10)[\s.-]?\d{3,4}[\s.-]?(\d{4})(?!\d)/g, `$1-****-$2`],
];

/** A text as the log may keep it: without passwords, cookies and tokens, and with mail addresses and phone numbers masked. */
export function redact(text: string): string {
  return maskAddresses(RULES.reduce((clean, [what, instead]) => clean.replace(what, instead), text));
}
