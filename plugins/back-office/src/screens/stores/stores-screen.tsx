/** Not there yet. */
export default function StoresScreen() {
  return null;
}
