/** Mail addresses in a text as logs may show them: `bold@example.com` becomes `b***@example.com`. */
export function maskAddresses(text: string): string {
  // Only from where a word begins: a long one without an address would otherwise be looked through from each of its letters.
  return text.replace(
    /(?<![^\s@<>,;:"'()[\]])([^\s@<>,;:"'()[\]])[^\s@<>,;:"'()[\]]*@([^\s@<>,;:"'()[\]]+)/gu,
    "$1***@$2",
  );
}
