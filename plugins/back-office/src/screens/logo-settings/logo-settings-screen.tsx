/** Not there yet. */
export default function LogoSettingsScreen() {
  return null;
}
