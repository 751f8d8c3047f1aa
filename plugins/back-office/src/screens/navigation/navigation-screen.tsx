/** Not there yet. */
export default function NavigationScreen() {
  return null;
}
