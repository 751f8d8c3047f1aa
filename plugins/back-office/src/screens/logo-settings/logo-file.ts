/** Files that a logo may come from: PNG, JPEG, SVG (spec §5 Logo), as in the `accept` of a file input. */
export const LOGO_ACCEPT = "image/png,image/jpeg,image/svg+xml";

/** Bytes that a logo's file stays below (spec §9: under 2 MB). */
const TOO_LARGE = 2 * 1024 * 1024;

/** Whether the server would refuse the file for its size; said before it is sent. */
export function isLogoTooLarge(file: File | null): boolean {
  return file !== null && file.size >= TOO_LARGE;
}
