/** The part of an address that names a category, cut where it is long. */
export function Slug({ slug }: { slug: string }) {
  return <span className="text-ui-fg-subtle block max-w-52 truncate text-sm">{slug}</span>;
}
