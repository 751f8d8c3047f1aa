/** Not there yet. */
export default function SiteNameScreen() {
  return null;
}
