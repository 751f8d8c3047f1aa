/** Whether a part of an address can be a public id; anything else is 404 without a read (ruling 24). */
export function isPublicId(text: string | undefined): boolean {
  return /^[1-9]\d{0,9}$/.test(text ?? "");
}
