/**
 * Writes the domain of a mail address as mail servers know it: `bat@шуудан.мн` is `bat@xn--80ahg7ab3b.xn--l1acc`. One address has one
 * form, whichever of the two was typed. Any other text stays as it is, also a username.
 */
export function withAsciiDomain(text: string): string {
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  // Only letters of a domain: an address of a page would be read by its path or port.
  if (at < 1 || !/[^\0-\x7F]/.test(domain) || !/^[\p{L}\p{M}\p{N}.。．-]+$/u.test(domain)) return text;
  try {
    return text.slice(0, at + 1) + new URL(`http://${domain}`).hostname;
  } catch {
    return text;
  }
}
