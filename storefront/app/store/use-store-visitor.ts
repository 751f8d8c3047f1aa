import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTexts } from "../i18n/use-texts";
import { paths } from "../lib/routing/paths";
import { useSession } from "../session/session";
import { toast } from "../ui/toast-store";

/** Who is signed in; nobody is told to log in first and sent to /auth, which leads back here (spec §8). */
export function useStoreVisitor() {
  const { t } = useTexts();
  const { user } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const nobody = user === null;
  useEffect(() => {
    if (!nobody) return;
    toast({ title: t("loginRequired.title"), text: t("ownStore.loginText"), tone: "wrong" });
    navigate(`${paths.auth}?next=${encodeURIComponent(`${pathname}${search}`)}`, { replace: true });
  }, [nobody, navigate, pathname, search, t]);
  return user;
}
