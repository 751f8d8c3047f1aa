import { decodeText } from "./decode-text";
import { readPage, type TextGrid } from "./read-page";

/** The tables of all pages in a "single file web page" (.mht), which Excel saves for each sheet. */
export function readMime(bytes: Buffer): TextGrid[] {
  const text = bytes.toString("latin1");
  const boundary = /boundary="?([^"\s;]+)/i.exec(text)?.[1];
  const parts = boundary ? text.split(`--${boundary}`) : [];
  return parts.flatMap((part) => {
    const [head = "", ...body] = part.split(/\r?\n\r?\n/);
    if (!/content-type:\s*text\/html/i.test(head)) return [];
    return readPage(decodeText(decodeBody(body.join("\n\n"), head)) ?? "");
  });
}

function decodeBody(body: string, head: string): Buffer {
  const [, encoding = ""] = /content-transfer-encoding:\s*([\w-]+)/i.exec(head) ?? [];
  if (/base64/i.test(encoding)) return Buffer.from(body, "base64");
  if (!/quoted-printable/i.test(encoding)) return Buffer.from(body, "latin1");
  const plain = body
    .replace(/=[ \t]*\r?\n/g, "")
    .replace(/=([\dA-F]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(plain, "latin1");
}
