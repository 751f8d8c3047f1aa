import { StatusBadge } from "@medusajs/ui";
import { useTexts } from "../i18n/text";

/** Whether the shop shows something. */
export function ActiveBadge({ active }: { active: boolean }) {
  const { t } = useTexts();
  return (
    <StatusBadge color={active ? "green" : "grey"} className="shrink-0 whitespace-nowrap">
      {t(active ? "active" : "inactive")}
    </StatusBadge>
  );
}
