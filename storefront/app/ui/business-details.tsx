import type { BusinessLine } from "@zakh/site-settings/contract";

interface BusinessDetailsProps {
  lines: readonly BusinessLine[];
  className: string;
  /** Classes of the values, and of those that are links. */
  value: string;
  link: string;
}

/** Who sells, as labels and values; a number leads to where it can be checked. */
export function BusinessDetails({ lines, className, value: valueLook, link }: BusinessDetailsProps) {
  return (
    <dl className={className}>
      {lines.map(({ field, label, value, url }) => (
        <div key={field} className="min-w-0">
          <dt className="inline">{`${label}: `}</dt>
          <dd className={`inline break-words ${valueLook}`}>
            {url ? (
              <a
                href={url}
                target="_blank"
                rel="noopener"
                className={`whitespace-nowrap underline underline-offset-4 ${link}`}
              >
                {value}
              </a>
            ) : (
              <span className={/^[\d-]+$/.test(value) ? "whitespace-nowrap" : undefined}>{value}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
