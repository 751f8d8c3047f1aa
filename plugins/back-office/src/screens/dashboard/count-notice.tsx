import { Button, clx, Text } from "@medusajs/ui";
import type { ComponentType } from "react";
import { useHost } from "../host";

const TONES = {
  orange: "border-ui-tag-orange-border bg-ui-tag-orange-bg text-ui-tag-orange-text",
  blue: "border-ui-tag-blue-border bg-ui-tag-blue-bg text-ui-tag-blue-text",
} as const;

interface CountNoticeProps {
  tone: keyof typeof TONES;
  Icon: ComponentType<{ className?: string }>;
  /** How many there are; with 0 nothing is shown. */
  count: number;
  text: string;
  /** A second, smaller line. */
  more?: string;
  /** Where the button leads, and what it says. */
  to: string;
  open: string;
  /** Whether screen readers announce it at once. */
  isAlert?: boolean;
}

/** A line of the dashboard about things that wait for the owner, with a link to them. */
export function CountNotice({ tone, Icon, count, text, more, to, open, isAlert = false }: CountNoticeProps) {
  const { router } = useHost();
  if (count === 0) return null;
  return (
    <div
      role={isAlert ? "alert" : undefined}
      className={clx("flex flex-wrap items-center gap-3 rounded-lg border px-4 py-3", TONES[tone])}
    >
      <Icon className="size-5 shrink-0" />
      <div className="min-w-0 flex-1 basis-52">
        <Text className="text-base font-medium">{text}</Text>
        {more && <Text className="mt-1 text-sm">{more}</Text>}
      </div>
      <Button asChild variant="secondary" className="h-11 px-4 text-sm md:h-9">
        <router.Link to={to}>{open}</router.Link>
      </Button>
    </div>
  );
}
