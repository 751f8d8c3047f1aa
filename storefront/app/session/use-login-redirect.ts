import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "../i18n/use-texts";
import { type PendingAdd, signUpPath } from "../lib/routing/paths";
import { toast } from "../ui/toast-store";

/** What the visitor wanted to do. */
type LoginReason = "add" | "alert" | "cart";

/** Shows the login-required toast and opens the sign-up page, which leads back here (spec §6, ruling 16). */
export function useLoginRedirect(): (reason: LoginReason, pending?: PendingAdd) => void {
  const { t } = useTexts();
  const navigate = useNavigate();
  return useCallback(
    (reason, pending) => {
      toast({ title: t("loginRequired.title"), text: t(`loginRequired.${reason}`), tone: "wrong" });
      // Not useLocation: every product card would render again at each navigation.
      const { pathname, search } = window.location;
      navigate(signUpPath(`${pathname}${search}`, pending));
    },
    [t, navigate],
  );
}
