import { beforeAll, describe, expect, it } from "vitest";
import { commerceUrl } from "./client";
import { bearer, dashboardOf } from "./dashboard-client";

const PATHS = ["/admin/uploads", "/admin/products/import"];

const part = (head: string) => `--b\r\n${head}\r\n\r\nx\r\n`;
const FILE = 'Content-Disposition: form-data; name="files"; filename="a.txt"\r\nContent-Type: text/plain';

const FORMS: [what: string, type: string, body: string][] = [
  ["without a boundary", "multipart/form-data", part(FILE)],
  ["that breaks off", "multipart/form-data; boundary=b", part(FILE)],
  ["with a broken part header", "multipart/form-data; boundary=b", `${part("no header\u0000: x")}--b--\r\n`],
  [
    "with a file that is not asked for",
    "multipart/form-data; boundary=b",
    `${part(FILE.replace("files", "other"))}--b--\r\n`,
  ],
  ["with nothing in it", "multipart/form-data; boundary=b", ""],
];

let headers: Record<string, string>;

beforeAll(async () => {
  const { token } = await dashboardOf(process.env.ADMIN_EMAIL ?? "admin@zakh.local", process.env.ADMIN_PASSWORD);
  headers = bearer(token);
});

describe.each(PATHS)("%s", (path) => {
  it.each(FORMS)("a form %s is 400, without a stack", async (_what, type, body) => {
    const answer = await fetch(`${commerceUrl}${path}`, {
      method: "POST",
      headers: { ...headers, "content-type": type, "accept-language": "en" },
      body: Buffer.from(body),
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: "body_invalid", type: "invalid_data", message: expect.stringMatching(/\S/) },
    ]);
  });
});
