/** Not there yet. */
export default function HeroSettingsScreen() {
  return null;
}
