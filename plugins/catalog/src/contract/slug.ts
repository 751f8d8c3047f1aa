/**
 * The slug of a name: small letters, punctuation and what cannot be seen removed, spaces become hyphens (spec §4). Cyrillic stays: browsers show
 * it in addresses as it is, and a Mongolian name keeps its meaning.
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
