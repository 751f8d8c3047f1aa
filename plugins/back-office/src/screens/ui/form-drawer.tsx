import { XMark } from "@medusajs/icons";
import { Button, Drawer, IconButton } from "@medusajs/ui";
import type { FormEventHandler, ReactNode } from "react";
import { useTexts } from "../i18n/text";
import { useAskBeforeLosing } from "./unsaved";

interface FormDrawerProps {
  open: boolean;
  title: string;
  /** Whether something was typed that closing would lose. */
  dirty: boolean;
  busy: boolean;
  onSubmit: FormEventHandler;
  onClose: () => void;
  /** "Save" unless given. */
  submitLabel?: string;
  children: ReactNode;
}

/** A form beside the list at a desk, over it on a phone. Closing it asks first when something would be lost. */
export function FormDrawer({ open, title, dirty, busy, onSubmit, onClose, submitLabel, children }: FormDrawerProps) {
  const { t } = useTexts();
  const mayLeave = useAskBeforeLosing(open && dirty && !busy);

  async function close() {
    if (!busy && (await mayLeave())) onClose();
  }

  return (
    <Drawer open={open} onOpenChange={(next) => !next && void close()}>
      <Drawer.Content
        aria-describedby={undefined}
        // No z-index: what is opened later lies above, as the question whether to leave must.
        className="flex max-h-dvh flex-col max-sm:inset-0 max-sm:w-full max-sm:rounded-none md:max-w-xl"
        onEscapeKeyDown={(event) => {
          event.preventDefault();
          // After this key press, which would answer the question that it raises.
          setTimeout(close);
        }}
      >
        <div className="border-ui-border-base flex items-center justify-between border-b py-2 pl-4 pr-2 md:pl-6">
          <Drawer.Title className="truncate text-lg font-semibold">{title}</Drawer.Title>
          <IconButton type="button" variant="transparent" className="size-11" aria-label={t("close")} onClick={close}>
            <XMark />
          </IconButton>
        </div>
        <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
          <div className="flex flex-1 flex-col gap-y-4 overflow-y-auto p-4 md:p-6">{children}</div>
          <div className="border-ui-border-base bg-ui-bg-base grid grid-cols-2 gap-x-3 border-t p-4 md:flex md:justify-end md:px-6">
            <Button
              type="button"
              variant="secondary"
              className="h-12 w-full text-base md:h-9 md:w-fit md:text-sm"
              onClick={close}
            >
              {t("cancel")}
            </Button>
            <Button
              type="submit"
              className="h-12 w-full text-base md:h-9 md:w-fit md:px-6 md:text-sm"
              disabled={busy}
              isLoading={busy}
            >
              {submitLabel ?? t("save")}
            </Button>
          </div>
        </form>
      </Drawer.Content>
    </Drawer>
  );
}
