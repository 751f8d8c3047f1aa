import { Button } from "@medusajs/ui";
import { type FormEventHandler, useId } from "react";
import { useTexts } from "../../i18n/text";
import type { Elements } from "../elements";
import { ChangedNotice } from "../forms/changed-notice";
import { useUnsavedGuard } from "../forms/unsaved";
import type { ChangedQuestion } from "../forms/use-edit-conflict";
import { DRAWER_BUTTON, SideDrawer } from "./side-drawer";

interface FormDrawerProps {
  open: boolean;
  title: string;
  /** Whether closing would lose typed values. */
  dirty: boolean;
  busy: boolean;
  /** Whether there is nothing to save yet; the drawer can be closed, unlike while it is `busy`. */
  empty?: boolean;
  onSubmit: FormEventHandler;
  onClose: () => void;
  /** Default is "Save". */
  submitLabel?: string;
  /** The question when somebody else has changed the edited values meanwhile. */
  changed?: ChangedQuestion;
  children: Elements;
}

/** A form in a drawer. Closing it asks for confirmation when something would be lost. */
export function FormDrawer(props: FormDrawerProps) {
  const { open, title, dirty, busy, empty = false, onSubmit, onClose, submitLabel, changed, children } = props;
  const { t } = useTexts();
  const id = useId();
  const mayLeave = useUnsavedGuard(open && dirty);

  async function close() {
    if (!busy && (await mayLeave())) onClose();
  }

  return (
    <SideDrawer
      open={open}
      title={title}
      onClose={() => void close()}
      onEscapeKeyDown={(event) => {
        event.preventDefault();
        // Deferred, because this key press would answer the question that it opens.
        setTimeout(close);
      }}
      footer={
        <>
          <Button type="button" variant="secondary" className={DRAWER_BUTTON} onClick={close}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={id} className={DRAWER_BUTTON} disabled={busy || empty} isLoading={busy}>
            {submitLabel ?? t("save")}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="flex flex-col gap-y-4">
        <ChangedNotice question={changed} />
        {children}
      </form>
    </SideDrawer>
  );
}
