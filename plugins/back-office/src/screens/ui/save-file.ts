/** How long a browser may take to start reading a file, in ms, before its URL is revoked. */
const DOWNLOAD_URL_LIFETIME_MS = 60_000;

/** Saves a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_URL_LIFETIME_MS);
}
