/** Not there yet. */
export default function MealKitsScreen() {
  return null;
}
