import { Button } from "@medusajs/ui";

interface ActionButtonProps {
  busy: boolean;
  onPress: () => void;
  /** For screen readers, where the text alone does not say of what; contains the text. */
  label?: string;
  children: string;
}

/** A button beside others, as large as a finger on a phone, whose text may take two lines. */
export function ActionButton({ busy, onPress, label, children }: ActionButtonProps) {
  return (
    <Button
      variant="secondary"
      className="h-auto min-h-11 whitespace-normal px-4 text-base md:min-h-9 md:text-sm"
      aria-label={label}
      disabled={busy}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
