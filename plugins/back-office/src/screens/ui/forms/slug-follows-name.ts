import { slugFrom } from "@zakh/catalog/contract";

/**
 * The slug after the name has changed (spec §4): it follows while it equals the slug of the name, and stays once
 * somebody has edited it. `original` is the saved name, "" for a new category.
 */
export function slugFollowing(
  slug: string,
  { original, before, after }: Record<"original" | "before" | "after", string>,
) {
  const made = slug === "" || slug === slugFrom(before) || slug === slugFrom(original);
  return made ? slugFrom(after) : slug;
}
