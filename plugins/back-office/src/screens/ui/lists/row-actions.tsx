import { PencilSquare, Trash } from "@medusajs/icons";
import { clx } from "@medusajs/ui";
import { useTexts } from "../../i18n/text";
import type { Elements } from "../elements";
import { IconAction } from "../icon-action";

interface RowActionsProps {
  /** The row's name, for screen readers. */
  name: string;
  onEdit?: () => void;
  onDelete?: () => void;
  /** True while it is being deleted. */
  busy?: boolean;
  /** Additional buttons, in front. */
  children?: Elements;
}

/** Edit and delete at the end of a row. */
export function RowActions({ name, onEdit, onDelete, busy, children }: RowActionsProps) {
  const { t } = useTexts();
  return (
    <div className={clx("flex flex-wrap items-center justify-end gap-x-1", { "shrink-0": !children })}>
      {children}
      {onEdit && (
        <IconAction
          type="button"
          variant="transparent"
          className="size-11 md:size-9"
          label={t("edit.label", { name })}
          onClick={onEdit}
        >
          <PencilSquare />
        </IconAction>
      )}
      {onDelete && (
        <IconAction
          type="button"
          variant="transparent"
          className="text-ui-fg-error size-11 md:size-9"
          label={t("delete.label", { name })}
          disabled={busy}
          isLoading={busy}
          onClick={onDelete}
        >
          <Trash />
        </IconAction>
      )}
    </div>
  );
}
