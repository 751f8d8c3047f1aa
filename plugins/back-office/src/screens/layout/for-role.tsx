import { LockClosedSolid } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { useScreenPath } from "../host";
import { useTexts } from "../i18n/text";
import { useStaffRole } from "../resources/session";
import { SCREENS, type Screen } from "../screen-list";
import { isFor } from "../screen-rows.mjs";
import type { Elements } from "../ui/elements";
import { EmptyState } from "../ui/screen-state";

interface ForRoleProps {
  /** Undefined for an address that is no page. */
  screen: Screen | undefined;
  children: Elements;
}

/** The page, for those whose it is; a sentence for others. The first page leads whoever has another one there. */
export function ForRole({ screen, children }: ForRoleProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const screenPath = useScreenPath();
  const role = useStaffRole();
  const isAllowed = !screen || isFor(screen, role);
  const own = SCREENS.find((one) => isFor(one, role));
  const to = own && screenPath(own.path);
  const leads = !isAllowed && screen.path === "" && to !== undefined;
  useEffect(() => {
    if (leads) navigate(to, { replace: true });
  }, [leads, to, navigate]);
  if (isAllowed) return children;
  if (leads) return null;
  return (
    <div className="flex flex-col items-center">
      <EmptyState icon={<LockClosedSolid />}>{t("staff.notAllowed")}</EmptyState>
      {own && to && (
        <Button asChild variant="secondary" className="-mt-6 h-11 px-5 text-base md:h-9 md:text-sm">
          <Link to={to}>{t(own.title)}</Link>
        </Button>
      )}
    </div>
  );
}
