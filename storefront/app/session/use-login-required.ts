import { useCallback, useEffect } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "../i18n/use-texts";
import { type PendingAdd, signUpPath } from "../lib/routing/paths";
import { toast } from "../ui/toast-store";
import { type Session, useSession } from "./session";

/** What the visitor wanted to do. */
export type LoginReason = "add" | "alert" | "cart" | "checkout" | "page";

export interface LoginRedirect {
  /** The product that was being added. */
  pending?: PendingAdd;
  /** Takes the page's place in the history: going back to it would only lead here again. */
  replace?: boolean;
}

/** Shows the login-required notice and goes to sign-up, which leads back here (spec §6, ruling 16). */
export function useLoginRedirect(): (reason: LoginReason, detour?: LoginRedirect) => void {
  const { t } = useTexts();
  const navigate = useNavigate();
  return useCallback(
    (reason, { pending, replace = false } = {}) => {
      toast({ title: t("loginRequired.title"), text: t(`loginRequired.${reason}`), tone: "wrong" });
      // Read when it is needed: every card of a page would hear of another address.
      const { pathname, search } = window.location;
      navigate(signUpPath(`${pathname}${search}`, pending), { replace });
    },
    [t, navigate],
  );
}

/** Sends visitors of a page that needs somebody to sign-up, and answers the session. */
export function useRequiredSession(reason: LoginReason): Session {
  const session = useSession();
  const { user } = session;
  const detour = useLoginRedirect();
  const nobody = user === null;
  useEffect(() => {
    if (nobody) detour(reason, { replace: true });
  }, [nobody, detour, reason]);
  return session;
}
