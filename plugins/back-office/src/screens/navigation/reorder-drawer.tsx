import { XMark } from "@medusajs/icons";
import { Button, Drawer, IconButton, Text, toast } from "@medusajs/ui";
import type { NavigationTreeItem } from "@zakh/site-settings/contract";
import { useState } from "react";
import { serverText } from "../client";
import { useTexts } from "../i18n/text";
import { useMoveNavigationItem } from "../resources/navigation";
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
  const move = useMoveNavigationItem();
  const [dragging, setDragging] = useState(false);

  function place(id: number, to: Place) {
    move.mutate(planMove(tree, id, to), {
      onError: (error) => toast.error(t("error"), { description: serverText(error) ?? t("navigation.reorderFailed") }),
    });
  }

  return (
    <Drawer open={open} onOpenChange={(next) => !next && onClose()}>
      <Drawer.Content
        aria-describedby={undefined}
        overlayProps={{ className: "z-40" }}
        className="z-50 flex max-h-dvh flex-col max-sm:inset-0 max-sm:w-full max-sm:rounded-none md:max-w-xl"
        // Escape puts a dragged entry back; only then does it close.
        onEscapeKeyDown={(event) => dragging && event.preventDefault()}
      >
        <div className="border-ui-border-base flex items-center justify-between border-b py-2 pl-4 pr-2 md:pl-6">
          <Drawer.Title className="truncate text-lg font-semibold">{t("navigation.reorder.title")}</Drawer.Title>
          <IconButton type="button" variant="transparent" className="size-11" aria-label={t("close")} onClick={onClose}>
            <XMark />
          </IconButton>
        </div>
        <div className="flex flex-1 flex-col gap-y-4 overflow-y-auto overscroll-contain p-4 md:px-6">
          <Text className="text-ui-fg-subtle text-sm">{t("navigation.reorder.hint")}</Text>
          <ReorderTree tree={tree} onPlace={place} onDragging={setDragging} />
        </div>
        <div className="border-ui-border-base flex justify-end border-t p-3 md:px-6">
          <Button
            type="button"
            variant="secondary"
            className="h-11 px-6 text-base max-sm:w-full md:h-9 md:text-sm"
            onClick={onClose}
          >
            {t("close")}
          </Button>
        </div>
      </Drawer.Content>
    </Drawer>
  );
}
