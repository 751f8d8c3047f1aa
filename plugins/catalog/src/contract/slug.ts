/**
 * The slug of a name: lower case, without punctuation and invisible characters, hyphens for spaces (spec §4). Cyrillic
 * stays: browsers show it in addresses, and a Mongolian name stays readable.
 *
 * `slugFrom("Үхрийн мах, ясгүй!")` is `үхрийн-мах-ясгүй`. Empty when the name has no letter and no digit.
 */
export function slugFrom(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]|\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[\s-]+/gu, "-")
    .replace(/^-|-$/g, "");
}
