/** Bytes as whole KB with grouped digits; what is less than one is one. */
export function kilobytes(bytes: number): string {
  return Math.max(1, Math.round(bytes / 1024)).toLocaleString("ko-KR");
}
