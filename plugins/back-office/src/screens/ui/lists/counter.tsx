import { Container } from "@medusajs/ui";
import type { ReactNode } from "react";
import { Blank } from "../screen-state";

interface CounterProps {
  label: string;
  icon: ReactNode;
  /** `undefined` while loading. */
  value: string | undefined;
  /** What it counts. */
  hint?: string;
}

/** One large figure with its name, in a `<dl>`. */
export function Counter({ label, icon, value, hint }: CounterProps) {
  return (
    <Container className="flex min-w-0 flex-col justify-between gap-y-2 p-3.5 md:p-5">
      <dt className="text-ui-fg-subtle flex items-center justify-between gap-x-2 text-sm">
        <span>{label}</span>
        <span className="text-ui-fg-muted">{icon}</span>
      </dt>
      <dd className="text-ui-fg-base break-words text-lg font-semibold leading-8 tracking-tight md:text-2xl">
        <span>{value ?? <Blank className="h-8 w-20" />}</span>
        {hint && <span className="text-ui-fg-subtle block text-sm font-normal leading-5 tracking-normal">{hint}</span>}
      </dd>
    </Container>
  );
}
