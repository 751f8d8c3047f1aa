/** Not there yet. */
export default function UsersScreen() {
  return null;
}
