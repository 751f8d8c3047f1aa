import { type ReactNode, useEffect } from "react";
import { useHost } from "../host";
import { useTexts } from "../i18n/text";
import { useAdminSession } from "../resources/session";
import { LoadingScreen } from "../ui/screen-state";

/** Shows its children to a signed-in admin and sends everybody else to the sign-in (spec §4 Admin guard). */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const { router, login } = useHost();
  const navigate = router.useNavigate();
  const { data, isError } = useAdminSession();
  // A check that fails while an earlier answer is known is a bad connection, not the end of the session.
  const refused = data ? !data.authenticated : isError;

  useEffect(() => {
    if (refused && login) navigate(`${login}?redirect=true`, { replace: true });
  }, [refused, login, navigate]);

  return data?.authenticated ? children : <LoadingScreen label={t("guard.checking")} />;
}
