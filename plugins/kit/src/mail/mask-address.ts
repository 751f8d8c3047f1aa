/** Mail addresses in a text as logs may show them: `bold@example.com` becomes `b***@example.com`. */
export function maskAddresses(text: string): string {
  return text.replace(/([^\s@<>,;:"'()[\]])[^\s@<>,;:"'()[\]]*@([^\s@<>,;:"'()[\]]+)/gu, "$1***@$2");
}
