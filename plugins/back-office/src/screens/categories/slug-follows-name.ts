import { slugFrom } from "@zakh/catalog/contract";

/**
 * The slug after the name was typed on (spec §4): it goes along while it is what the name made it, and stays once
 * somebody wrote another. `original` is the name of the category that is edited, "" for a new one.
 */
export function slugFollowing(
  slug: string,
  { original, before, after }: Record<"original" | "before" | "after", string>,
) {
  const made = slug === "" || slug === slugFrom(before) || slug === slugFrom(original);
  return made ? slugFrom(after) : slug;
}
