/** Not there yet. */
export default function ProductsScreen() {
  return null;
}
