import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { quotedCsv } from "./quoted-csv";

/** Quotes a file that arrives in chunks of `size` bytes. */
function quoted(file: string, size = file.length): Promise<string> {
  const stream = quotedCsv();
  const bytes = Buffer.from(file);
  for (let at = 0; at < bytes.length; at += size) stream.write(bytes.subarray(at, at + size));
  stream.end();
  return text(stream);
}

const FILE = 'Id,Нэр,Note\n1,a;=1+1,\n2,"said ""=x"", twice\nor more",\tz\n,,x\r\n"",Зах,"q"';
const QUOTED = `"Id","Нэр","Note"\n"1","a;'=1+1",\n"2","said ""=x"", twice\nor more","\tz"\n,,"x"\r\n"","Зах","q"`;

it("quotes each unquoted cell, and leaves quoted and empty ones unchanged", async () => {
  expect(await quoted(FILE)).toBe(QUOTED);
  expect(await quoted(QUOTED)).toBe(QUOTED);
  expect(await quoted("")).toBe("");
});

it("contains no formula for readers that split at semicolon, tab or line break, and keeps negative numbers", async () => {
  expect(await quoted('x,"b;=HYPERLINK(1);c","d\n+1\t @x;""-1"\n-5,=,a-b;c=d')).toBe(
    `"x","b;'=HYPERLINK(1);c","d\n'+1\t '@x;""'-1"\n"-5","=","a-b;c=d"`,
  );
});

it("does so wherever the file is split into chunks", async () => {
  for (const size of [1, 2, 3, 7]) expect(await quoted(FILE, size)).toBe(QUOTED);
});
