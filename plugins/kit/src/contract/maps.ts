/** A search for an address in a map that opens on every phone. */
export function mapSearch(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
