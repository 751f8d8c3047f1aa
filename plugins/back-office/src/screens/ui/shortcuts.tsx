import { Kbd } from "@medusajs/ui";
import { useState } from "react";
import type { TextKey } from "../i18n/catalogues";
import { useTexts } from "../i18n/text";
import { ActionButton } from "./action-button";
import { SideDrawer } from "./drawers/side-drawer";
import { type ShortcutKey, useShortcutKeys } from "./shortcut-keys";

interface ShortcutsProps {
  /** What each key does, in the order in which they are listed. */
  keys: readonly { key: ShortcutKey | "Enter"; text: TextKey }[];
}

/** The list of a screen's keys, opened by `?`, or by a button at a desk. */
export function Shortcuts({ keys }: ShortcutsProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  useShortcutKeys({ "?": () => setOpen(true) });
  return (
    <>
      <span className="hidden [@media(hover:hover)]:md:inline-flex">
        <ActionButton busy={false} label={t("keys.title")} onPress={() => setOpen(true)}>
          ?
        </ActionButton>
      </span>
      <SideDrawer open={isOpen} title={t("keys.title")} subtitle={t("keys.text")} onClose={() => setOpen(false)}>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-3">
          {[...keys, { key: "?", text: "keys.list" } as const].map(({ key, text }) => (
            <div key={key} className="contents">
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd className="text-ui-fg-base text-base">{t(text)}</dd>
            </div>
          ))}
        </dl>
      </SideDrawer>
    </>
  );
}
