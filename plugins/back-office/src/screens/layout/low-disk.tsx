import { ExclamationCircle } from "@medusajs/icons";
import { Text } from "@medusajs/ui";
import { useTexts } from "../i18n/text";
import { useLowDisks } from "../resources/shop-health";

/** A warning above every screen while a disk is nearly full: what is left, what will happen, and what to do. */
export function LowDisk() {
  const { t } = useTexts();
  return useLowDisks().map(({ contents, freeMegabytes }) => (
    <div
      key={contents}
      role="alert"
      className="border-ui-tag-orange-border bg-ui-tag-orange-bg text-ui-tag-orange-text mb-4 flex gap-x-3 rounded-lg border px-4 py-3"
    >
      <ExclamationCircle className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <Text className="text-base font-medium">{t(`disk.low.${contents}`)}</Text>
        <Text className="mt-1 text-sm">{t("disk.low.text", { megabytes: freeMegabytes })}</Text>
      </div>
    </div>
  ));
}
