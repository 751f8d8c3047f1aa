/**
 * Writes the domain of a mail address as mail servers know it: `bat@шуудан.мн` is `bat@xn--80ah2ava2a.xn--l1ac`. One address has one
 * form, whichever of the two was typed, and letters of plain width. Any other text stays as it is, also a username.
 */
export function withAsciiDomain(text: string): string {
  const plain = text.normalize("NFKC");
  const at = plain.lastIndexOf("@");
  if (at < 1) return text;
  const domain = plain.slice(at + 1);
  // Only letters of a domain: an address of a page would be read by its path or port.
  if (!/[^\0-\x7F]/.test(domain) || !/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)) return plain;
  try {
    return plain.slice(0, at + 1) + new URL(`http://${domain}`).hostname;
  } catch {
    return plain;
  }
}

/**
 * Writes a mail address for people, the other way round: `bat@xn--80ah2ava2a.xn--l1ac` is `bat@шуудан.мн`. A domain that no mail
 * program would write so, as one with marks that nobody sees, stays as it is.
 */
export function shownEmail(address: string): string {
  const at = address.lastIndexOf("@");
  const labels = address.slice(at + 1).split(".");
  if (!labels.some((label) => PUNYCODE.test(label))) return address;
  try {
    const shown = labels.map((label) => (PUNYCODE.test(label) ? decodeLabel(label.slice(4).toLowerCase()) : label));
    const text = `${address.slice(0, at + 1)}${shown.join(".")}`;
    return withAsciiDomain(text) === address.slice(0, at + 1) + labels.join(".").toLowerCase() ? text : address;
  } catch {
    return address;
  }
}

const PUNYCODE = /^xn--/i;

/** One label of a domain by RFC 3492 (sections 6.1 and 6.2), whose names and numbers these are. Throws where it is none. */
function decodeLabel(label: string): string {
  const end = label.lastIndexOf("-");
  const points = [...label.slice(0, Math.max(end, 0))].map((letter) => letter.codePointAt(0) ?? 0);
  let [n, bias, i, at] = [128, 72, 0, end + 1];
  while (at < label.length) {
    const old = i;
    for (let k = 36, weight = 1; ; k += 36) {
      const digit = Number.parseInt(label[at++] ?? "", 36);
      // Letters count from 0 and digits follow, where parseInt has digits first.
      const value = digit < 10 ? digit + 26 : digit - 10;
      i += value * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      // Also the end of one that is cut off, which is NaN.
      if (!(value >= threshold)) break;
      weight *= 36 - threshold;
    }
    const count = points.length + 1;
    let delta = Math.floor((i - old) / (old === 0 ? 700 : 2));
    delta += Math.floor(delta / count);
    for (bias = 0; delta > 455; bias += 36) delta = Math.floor(delta / 35);
    bias += Math.floor((36 * delta) / (delta + 38));
    n += Math.floor(i / count);
    i %= count;
    points.splice(i, 0, n);
    i += 1;
  }
  return String.fromCodePoint(...points);
}
