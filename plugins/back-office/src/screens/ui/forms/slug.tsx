/** A category's slug; a long one is truncated on desktops, and shown completely on hover. */
export function Slug({ slug }: { slug: string }) {
  return (
    <span className="text-ui-fg-subtle block break-words text-sm md:max-w-52 md:truncate" title={slug}>
      {slug}
    </span>
  );
}
