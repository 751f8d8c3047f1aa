import type { Language } from "@zakh/kit/contract";
import { nameInMail } from "@zakh/kit/mail/mail-values";
import type { MailContent } from "@zakh/kit/mail/render-mail";
import type { TracedLine } from "../read-models/traced-lines";

/** Of which lots meat was packed, a row for each product: its buyer can ask the public register. */
export function traceFacts(
  lines: readonly TracedLine[],
  label: string,
  language: Language,
): NonNullable<MailContent["facts"]> {
  return lines.map(
    (line) => [label, `${nameInMail(line, "name", language).name}: ${line.traceNumbers.join(", ")}`] as const,
  );
}
