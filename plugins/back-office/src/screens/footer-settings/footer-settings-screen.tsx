/** Not there yet. */
export default function FooterSettingsScreen() {
  return null;
}
