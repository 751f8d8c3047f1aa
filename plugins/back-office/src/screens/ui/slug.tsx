/** The part of an address that names a category; at a desk a long one is cut, and whole when it is pointed at. */
export function Slug({ slug }: { slug: string }) {
  return (
    <span className="text-ui-fg-subtle block break-words text-sm md:max-w-52 md:truncate" title={slug}>
      {slug}
    </span>
  );
}
