import { traceNumber } from "./trace-number";

/** Where a label's code has it: an address of the public register, or GS1's identifier 251 of the source animal. */
const IN_ADDRESS = /[?&](?:traceNo|mtraceNo|cattleNo|lotNo)=(L?\d+)/i;
const IN_GS1 = /(?:^|[^\d])\(?251\)?(L\d{14}|\d{12})|251(L\d{14}|\d{12})$/;
const ALONE = /(?:^|[^\dL])(L\d{14}|\d{12})(?!\d)/i;

/** The trace number in what a camera has read of a label: a bar code, a QR code or an address; undefined where there is none. */
export function traceNumberIn(scanned: string): string | undefined {
  const text = scanned.trim();
  const whole = traceNumber.safeParse(text);
  if (whole.success && whole.data !== "") return whole.data;
  for (const pattern of [IN_ADDRESS, IN_GS1, ALONE]) {
    const found = pattern.exec(text)?.slice(1).find(Boolean);
    const read = traceNumber.safeParse(found ?? "");
    if (read.success && read.data !== "") return read.data;
  }
  return undefined;
}
