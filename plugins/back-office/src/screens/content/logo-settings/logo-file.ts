/** Accepted types of logo files: PNG, JPEG, SVG (spec §5 Logo), for the `accept` of a file input. */
export const LOGO_ACCEPT = "image/png,image/jpeg,image/svg+xml";

/** Size in bytes that a logo's file must stay below (spec §9: under 2 MB). */
const LOGO_MAX_BYTES = 2 * 1024 * 1024;

/** Whether the server would refuse the file for its size; checked before it is sent. */
export function isLogoTooLarge(file: File | null): boolean {
  return file !== null && file.size >= LOGO_MAX_BYTES;
}
