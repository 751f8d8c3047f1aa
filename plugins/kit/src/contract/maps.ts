/** A link that searches for an address in a map app; it opens on every phone. */
export function mapSearch(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
