/**
 * Mail addresses in a text as logs may show them: `bold@example.com` becomes `b***@example.com`. Paths stay as they are: a
 * package's scope (`/node_modules/@scope/name`) has nothing before its `@`, and what follows in `name@1.2.3` or `name@9.0` is a version.
 */
export function maskAddresses(text: string): string {
  // Only from where a word begins: a long one without an address would otherwise be looked through from each of its letters.
  return text.replace(
    /(?<![^\s@<>,;:"'()[\]/])([^\s@<>,;:"'()[\]/])[^\s@<>,;:"'()[\]/]*@(?!\d+(?:\.\d+)+\.?(?![\w.-]))([^\s@<>,;:"'()[\]/]+)/gu,
    "$1***@$2",
  );
}
