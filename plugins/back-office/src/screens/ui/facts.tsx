import type { ReactNode } from "react";

/** Labelled values in two columns, in one column on phones. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">{children}</dl>;
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ui-fg-subtle text-sm">{label}</dt>
      <dd className="text-ui-fg-base mt-0.5 whitespace-pre-line break-words text-base md:text-sm">{children}</dd>
    </div>
  );
}
