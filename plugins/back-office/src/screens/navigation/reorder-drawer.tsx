import { Button, Text } from "@medusajs/ui";
import type { NavigationTreeItem } from "@zakh/site-settings/contract";
import { useState } from "react";
import { refusedFields, serverText } from "../client";
import { useTexts } from "../i18n/text";
import { useMoveNavigationItem } from "../resources/navigation";
import { DRAWER_BUTTON, SideDrawer } from "../ui/drawers/side-drawer";
import { useErrorToast } from "../ui/error-toast";
import { useRefusalText } from "../ui/failure-text";
import { ReorderTree } from "./reorder-tree";
import { type Place, planMove } from "./tree";

interface ReorderDrawerProps {
  tree: readonly NavigationTreeItem[];
  open: boolean;
  onClose: () => void;
}

/** The menu as a tree with drag and drop; each move is saved at once (spec §4). */
export function ReorderDrawer({ tree, open, onClose }: ReorderDrawerProps) {
  const { t } = useTexts();
  const show = useErrorToast();
  const refusalText = useRefusalText();
  const move = useMoveNavigationItem();
  const [dragging, setDragging] = useState(false);

  async function place(id: number, to: Place): Promise<string | undefined> {
    try {
      await move.mutateAsync(planMove(tree, id, to));
      return undefined;
    } catch (error) {
      if (show.refused(error, t("navigation.reorderFailed"), whatIsWrong)) return t("waiting.queued.text");
      return refusalText(error, t("navigation.reorderFailed"), whatIsWrong);
    }
  }

  return (
    <SideDrawer
      open={open}
      title={t("navigation.reorder.title")}
      onClose={onClose}
      // The first Escape cancels a drag; the next one closes the drawer.
      onEscapeKeyDown={(event) => dragging && event.preventDefault()}
      footer={
        <Button type="button" variant="secondary" className={DRAWER_BUTTON} onClick={onClose}>
          {t("close")}
        </Button>
      }
    >
      <div className="flex flex-col gap-y-4">
        <Text className="text-ui-fg-subtle text-sm">{t("navigation.reorder.hint")}</Text>
        <ReorderTree tree={tree} onPlace={place} onDragging={setDragging} />
      </div>
    </SideDrawer>
  );
}

/** The server's text for an invalid field, which has no field to be shown at here. */
function whatIsWrong(error: unknown): string | undefined {
  return Object.values(refusedFields(error))[0] ?? serverText(error);
}
