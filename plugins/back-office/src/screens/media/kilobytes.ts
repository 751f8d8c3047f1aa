/** Bytes as whole KB, at least 1. */
export function kilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1024));
}
