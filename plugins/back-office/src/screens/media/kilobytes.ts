/** Bytes as whole KB; what is less than one is one. */
export function kilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1024));
}
