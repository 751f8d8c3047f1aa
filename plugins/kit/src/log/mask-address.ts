/**
 * Masks the mail addresses in a text for logs: `bold@example.com` becomes `b***@example.com`. File paths stay
 * unchanged: a package's scope (`/node_modules/@scope/name`) has nothing before its `@`, and `name@1.2.3` or `name@9.0`
 * is a version.
 */
export function maskAddresses(text: string): string {
  // Starts only at the beginning of a word. Otherwise a long word without an address would be scanned again from each
  // of its letters.
  return text.replace(
    /(?<![^\s@<>,;:"'()[\]/])([^\s@<>,;:"'()[\]/])[^\s@<>,;:"'()[\]/]*@(?!\d+(?:\.\d+)+\.?(?![\w.-]))([^\s@<>,;:"'()[\]/]+)/gu,
    "$1***@$2",
  );
}
