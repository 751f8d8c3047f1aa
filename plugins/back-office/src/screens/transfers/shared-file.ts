/** Files that banks give, by ending and by the types that phones know them under. */
export const BANK_FILE_TYPES = [
  ".xls",
  ".xlsx",
  ".csv",
  ".txt",
  "text/csv",
  "text/comma-separated-values",
  "text/plain",
  "application/vnd.ms-excel",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
] as const;

/** The screen's address in the shop, to which an installed app shares a bank's file (web app manifest). */
export const SHARE_ADDRESS = "/admin/transfers";

/** The parameter of the screen's address after something was shared. */
export const SHARED_PARAMETER = "shared";

/** The parts of the form that the browser makes of what is shared. */
export const SHARED_FIELDS = { file: "file", text: "text" } as const;

const CACHE = "shared-bank-file";
const KEY = "/shared-bank-file";
const NAME_HEADER = "X-File-Name";

/** Keeps what another app has shared until the screen reads it. Called by the service worker (`keep-shared`). */
export async function keepSharedFile(form: FormData): Promise<void> {
  const [file, text] = [form.get(SHARED_FIELDS.file), form.get(SHARED_FIELDS.text)];
  const content = file instanceof File && file.size > 0 ? file : text;
  if (!content) return;
  const name = content instanceof File ? content.name : "";
  const headers = { "Content-Type": "application/octet-stream", [NAME_HEADER]: encodeURIComponent(name) };
  const cache = await caches.open(CACHE);
  await cache.put(KEY, new Response(content, { headers }));
}

/** What was shared: a file, or a text; `undefined` when there is nothing. */
export async function readSharedFile(): Promise<File | string | undefined> {
  if (!("caches" in globalThis)) return undefined;
  const kept = await caches.match(KEY, { cacheName: CACHE });
  if (!kept) return undefined;
  const name = decodeURIComponent(kept.headers.get(NAME_HEADER) ?? "");
  return name === "" ? kept.text() : new File([await kept.blob()], name);
}

/** Deletes it, so that a bank's file does not stay on the phone. */
export async function forgetSharedFile(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(CACHE);
}
