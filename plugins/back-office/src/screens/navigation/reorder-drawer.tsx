import { Button, Text } from "@medusajs/ui";
import type { NavigationTreeItem } from "@zakh/site-settings/contract";
import { useState } from "react";
import { refusedFields, serverText } from "../client";
import { useTexts } from "../i18n/text";
import { useMoveNavigationItem } from "../resources/navigation";
import { useRefusalText } from "../ui/failure-text";
import { useShowRefusal } from "../ui/form-refusal";
import { DRAWER_BUTTON, SideDrawer } from "../ui/side-drawer";
import { ReorderTree } from "./reorder-tree";
import { type Place, planMove } from "./tree";

interface ReorderDrawerProps {
  tree: readonly NavigationTreeItem[];
  open: boolean;
  onClose: () => void;
}

/** The menu as a tree whose entries are dragged to their places; each move is saved as it is made (spec §4). */
export function ReorderDrawer({ tree, open, onClose }: ReorderDrawerProps) {
  const { t } = useTexts();
  const show = useShowRefusal();
  const refusalText = useRefusalText();
  const move = useMoveNavigationItem();
  const [dragging, setDragging] = useState(false);

  async function place(id: number, to: Place): Promise<string | undefined> {
    try {
      await move.mutateAsync(planMove(tree, id, to));
      return undefined;
    } catch (error) {
      show.refused(error, t("navigation.reorderFailed"), whatIsWrong);
      return refusalText(error, t("navigation.reorderFailed"), whatIsWrong);
    }
  }

  return (
    <SideDrawer
      open={open}
      title={t("navigation.reorder.title")}
      onClose={onClose}
      // Escape puts a dragged entry back; only then does it close.
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

/** There is no form whose field could show the sentence that the server has for it. */
function whatIsWrong(error: unknown): string | undefined {
  return Object.values(refusedFields(error))[0] ?? serverText(error);
}
