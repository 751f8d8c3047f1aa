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

/** The part of the form that the browser makes of what is shared. */
export const SHARED_FIELD = "file";

const CACHE = "shared-bank-file";
const KEY = "/shared-bank-file";
const NAME_HEADER = "X-File-Name";

/** Keeps what another app has shared until the screen reads it. Called by the service worker (`keep-shared`). */
export async function keepSharedFile(form: FormData): Promise<void> {
  const file = form.get(SHARED_FIELD);
  if (!(file instanceof File) || file.size === 0) return;
  const headers = { "Content-Type": "application/octet-stream", [NAME_HEADER]: encodeURIComponent(file.name) };
  const cache = await caches.open(CACHE);
  await cache.put(KEY, new Response(file, { headers }));
}

/** The file that was shared; `undefined` when there is none. */
export async function readSharedFile(): Promise<File | undefined> {
  if (!("caches" in globalThis)) return undefined;
  const kept = await caches.match(KEY, { cacheName: CACHE });
  if (!kept) return undefined;
  return new File([await kept.blob()], decodeURIComponent(kept.headers.get(NAME_HEADER) ?? ""));
}

/** Deletes it, so that a bank's file does not stay on the phone. */
export async function forgetSharedFile(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(CACHE);
}
