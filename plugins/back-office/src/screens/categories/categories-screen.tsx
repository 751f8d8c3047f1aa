/** Not there yet. */
export default function CategoriesScreen() {
  return null;
}
