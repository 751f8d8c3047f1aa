import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { expect, it } from "vitest";
import { plainPath } from "./plain-path";

function plain(url: string): string {
  const request = { url } as MedusaRequest;
  plainPath(request, {} as MedusaResponse, () => undefined);
  return request.url;
}

it("every character that needs no encoding is written plainly, and no other", () => {
  const characters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  for (const character of characters) {
    const encoded = `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
    const expected = /[\w.~-]/.test(character) ? character : encoded;
    expect(plain(`/admin/${encoded}`)).toBe(`/admin/${expected}`);
    expect(plain(`/admin/${encoded.toUpperCase()}`)).toBe(
      `/admin/${/[\w.~-]/.test(character) ? character : encoded.toUpperCase()}`,
    );
  }
});

it("an encoded percent sign stays one, and the query as it is", () => {
  expect(plain("/admin/regions/%2572eg_1")).toBe("/admin/regions/%2572eg_1");
  expect(plain("/admin/%72egions?q=%72&a=?%62")).toBe("/admin/regions?q=%72&a=?%62");
  expect(plain("/admin/%d0%b0%zz%")).toBe("/admin/%d0%b0%zz%");
});
