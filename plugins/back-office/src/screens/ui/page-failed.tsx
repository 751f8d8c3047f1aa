import { ExclamationCircle } from "@medusajs/icons";
import { Button, Text } from "@medusajs/ui";

interface PageFailedProps {
  title: string;
  hint: string;
  /** The text of the button. */
  retry: string;
  onRetry: () => void;
}

/** In place of a page, or a part of one, that could not be loaded. It needs no texts around it. */
export function PageFailed({ title, hint, retry, onRetry }: PageFailedProps) {
  return (
    <div className="flex flex-col items-center gap-y-3 px-6 py-12 text-center" role="alert">
      <ExclamationCircle className="text-ui-fg-error size-8" />
      <Text className="text-ui-fg-base text-base font-medium">{title}</Text>
      <Text className="text-ui-fg-subtle text-sm">{hint}</Text>
      <Button variant="secondary" className="mt-1 h-11 px-5 text-sm" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
