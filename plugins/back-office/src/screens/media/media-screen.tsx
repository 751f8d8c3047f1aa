/** Not there yet. */
export default function MediaScreen() {
  return null;
}
