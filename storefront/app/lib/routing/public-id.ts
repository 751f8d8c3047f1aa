/** Whether a part of an address can be somebody's public id; anything else is missing without asking (ruling 24). */
export function isPublicId(text: string | undefined): boolean {
  return /^[1-9]\d{0,9}$/.test(text ?? "");
}
