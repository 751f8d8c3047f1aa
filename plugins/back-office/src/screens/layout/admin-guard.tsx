import { type ReactNode, useEffect } from "react";
import { useHost } from "../host";
import { useTexts } from "../i18n/text";
import { useAdminSession } from "../resources/session";
import { LoadingScreen } from "../ui/screen-state";
import { cameFrom } from "./way-back";

/** Shows its children to a signed-in admin and sends everybody else to the sign-in (spec §4 Admin guard). */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const { router, login } = useHost();
  const navigate = router.useNavigate();
  const location = router.useLocation();
  const { data, isError } = useAdminSession();
  // A check that fails while an earlier answer is known is a bad connection, not the end of the session.
  const refused = data ? !data.authenticated : isError;

  useEffect(() => {
    if (refused && login) navigate(`${login}?redirect=true`, { replace: true, state: cameFrom(location) });
  }, [refused, login, location, navigate]);

  return data?.authenticated ? children : <LoadingScreen label={t("guard.checking")} />;
}
