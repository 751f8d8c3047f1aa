/** Not there yet. */
export default function ServiceCategoriesScreen() {
  return null;
}
