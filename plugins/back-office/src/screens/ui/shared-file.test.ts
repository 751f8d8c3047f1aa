import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetSharedFile, keepSharedFile, readSharedFile } from "./shared-file";

/** Caches as a browser has them, with what these functions use of them. */
beforeEach(() => {
  const stored = new Map<string, Map<string, Response>>();
  vi.stubGlobal("caches", {
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return { put: async (key: string, response: Response) => void cache.set(key, response) };
    },
    match: async (key: string, { cacheName }: { cacheName: string }) => stored.get(cacheName)?.get(key)?.clone(),
    delete: async (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

function formOf(parts: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return form;
}

it("a shared file is kept with its name until it is forgotten", async () => {
  await keepSharedFile(formOf({ file: new File(["거래일시"], "거래내역 11월.csv", { type: "text/csv" }) }));
  for (const _ of ["the first reading", "the second"]) {
    const file = await readSharedFile();
    expect(file).toBeInstanceOf(File);
    expect(file).toMatchObject({ name: "거래내역 11월.csv" });
    expect(await file?.text()).toBe("거래일시");
  }
  await forgetSharedFile();
  expect(await readSharedFile()).toBeUndefined();
});

it("nothing is kept of an empty form", async () => {
  await keepSharedFile(formOf({ file: new File([], "") }));
  expect(await readSharedFile()).toBeUndefined();
});

it("a browser without caches has nothing", async () => {
  vi.unstubAllGlobals();
  expect(await readSharedFile()).toBeUndefined();
  await forgetSharedFile();
});
