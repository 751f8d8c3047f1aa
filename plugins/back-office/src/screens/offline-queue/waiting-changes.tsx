import { CloudArrowUp } from "@medusajs/icons";
import { useState } from "react";
import { useTexts } from "../i18n/text";
import { SideDrawer } from "../ui/drawers/side-drawer";
import { IconAction } from "../ui/icon-action";
import { useSendWhenReached, useSlowNetworkToast, useWaitingChanges } from "./use-waiting-changes";
import { WaitingRow } from "./waiting-row";

/** How many changes wait for the network, in the header; it opens their list. Nothing while none waits. */
export function WaitingChanges() {
  const { t } = useTexts();
  const changes = useWaitingChanges();
  const [open, setOpen] = useState(false);
  useSendWhenReached(changes);
  useSlowNetworkToast(changes);
  const count = changes.length;
  if (count === 0 && !open) return null;
  return (
    <>
      <IconAction
        label={t("waiting.count", { count })}
        variant="transparent"
        className="text-ui-tag-orange-text relative size-11 shrink-0 overflow-visible"
        onClick={() => setOpen(true)}
      >
        <CloudArrowUp className="size-5" />
        <span className="bg-ui-tag-orange-text text-ui-fg-on-color absolute right-0.5 top-0.5 min-w-5 rounded-full px-1 text-center text-xs font-semibold leading-5 tabular-nums">
          {count}
        </span>
      </IconAction>
      <SideDrawer open={open} title={t("waiting.title")} subtitle={t("waiting.text")} onClose={() => setOpen(false)}>
        {count === 0 ? (
          <p className="text-ui-fg-subtle text-base">{t("waiting.none")}</p>
        ) : (
          <ul className="flex flex-col gap-y-3">
            {changes.map((change) => (
              <WaitingRow key={change.id} change={change} onLeave={() => setOpen(false)} />
            ))}
          </ul>
        )}
      </SideDrawer>
    </>
  );
}
