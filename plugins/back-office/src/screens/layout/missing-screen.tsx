import { QuestionMarkCircle } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { Link } from "react-router";
import { useScreenPath } from "../host";
import { useTexts } from "../i18n/text";
import { EmptyState } from "../ui/screen-state";

/** Shown for a screen that does not exist. */
export function MissingScreen() {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  return (
    <div className="flex flex-col items-center">
      <EmptyState icon={<QuestionMarkCircle />}>{t("missing.text")}</EmptyState>
      <Button asChild variant="secondary" className="-mt-6 h-11 px-5 text-base md:h-9 md:text-sm">
        <Link to={screenPath("")}>{t("nav.back")}</Link>
      </Button>
    </div>
  );
}
