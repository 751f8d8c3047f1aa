import { Tag } from "@medusajs/icons";
import { type ReactNode, useRef, useState } from "react";
import { useTexts } from "../../i18n/text";
import { useTraceNumbers } from "../../resources/trace-numbers";
import { IconAction } from "../../ui/icon-action";
import { TraceNumberField } from "./trace-number-field";

/** The row of a product with a small button that opens the field of its lot's trace number below it: most lots are typed once. */
export function WithTraceNumber({
  productId,
  name,
  children,
}: {
  productId: number;
  name: string;
  children: ReactNode;
}) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Pressing it leaves the field, which saves and closes that; the press must not open it again.
  const wasOpen = useRef(false);
  return (
    <>
      <div className="flex items-center">
        <div className="min-w-0 flex-1">{children}</div>
        <IconAction
          ref={button}
          label={t("picking.trace.of", { name })}
          aria-expanded={isOpen}
          variant="transparent"
          className="mr-1 size-11 shrink-0"
          onPointerDown={() => {
            wasOpen.current = isOpen;
          }}
          onClick={() => {
            if (!wasOpen.current) setOpen(true);
            wasOpen.current = false;
          }}
        >
          <Tag />
        </IconAction>
      </div>
      {isOpen && (
        <TraceNumberField
          productId={productId}
          name={name}
          onClose={(hadFocus) => {
            setOpen(false);
            if (hadFocus) button.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}

/** The present trace number of a product, below its name. */
export function TraceNumber({ productId }: { productId: number }) {
  const { t } = useTexts();
  const number = useTraceNumbers()?.get(productId);
  return number ? <span className="block">{t("picking.trace.shown", { number })}</span> : null;
}
