import { usePrintOnce } from "@zakh/back-office/screens/use-print-once";
import type { ReactElement } from "react";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";

interface PrintButtonProps {
  label: string;
  /** What is on the page while it is printed. */
  sheets: ReactElement;
}

/** A button that prints sheets, and nothing else of the page. */
export function PrintButton({ label, sheets }: PrintButtonProps) {
  const { isPrinting, print } = usePrintOnce();
  return (
    <>
      <Button look="outline" onClick={print} className="max-sm:w-full">
        <Icon name="receipt" className="size-5" />
        <span>{label}</span>
      </Button>
      {isPrinting ? sheets : null}
    </>
  );
}
