import { useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTexts } from "../i18n/use-texts";
import { type PendingAdd, signUpPath } from "../lib/paths";
import { toast } from "../ui/toast-store";
import { useSession } from "./session";

/** What the visitor wanted to do. */
export type LoginReason = "add" | "cart" | "checkout" | "page";

/** Shows the login-required notice and goes to sign-up, which leads back here (spec §6, ruling 16). */
export function useLoginDetour(): (reason: LoginReason, pending?: PendingAdd) => void {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (reason, pending) => {
      toast({ title: t("loginRequired.title"), text: t(`loginRequired.${reason}`), tone: "wrong" });
      navigate(signUpPath(`${pathname}${search}`, pending));
    },
    [t, navigate, pathname, search],
  );
}

/** The signed-in user of a page that needs one; visitors are sent to sign-up, and `undefined` is answered meanwhile. */
export function useRequiredUser(reason: LoginReason) {
  const { user } = useSession();
  const detour = useLoginDetour();
  const nobody = user === null;
  useEffect(() => {
    if (nobody) detour(reason);
  }, [nobody, detour, reason]);
  return user ?? undefined;
}
