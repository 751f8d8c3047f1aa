import { parsed, Refusal } from "../client";

export interface FetchedFile {
  name: string;
  content: Blob;
}

/**
 * Fetches a file; without a name from the server it is called `fallback`. Not a plain link, because an error would then
 * replace the page. Rejects with `Refusal`.
 */
export async function fetchFile(path: string, query: Record<string, string>, fallback: string): Promise<FetchedFile> {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, { credentials: "same-origin" });
  if (!response.ok) throw new Refusal(response.status, parsed(await response.text()) ?? {});
  const disposition = response.headers.get("content-disposition") ?? "";
  return { name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? fallback, content: await response.blob() };
}
