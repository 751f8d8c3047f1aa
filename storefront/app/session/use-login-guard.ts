import { useEffect } from "react";
import { useNavigate } from "react-router";
import { type TextKey, useTexts } from "../i18n/use-texts";
import { loginPath, signUpPath } from "../lib/routing/paths";
import { toast } from "../ui/toast-store";
import { type Session, useSession } from "./session";

interface LoginGuard {
  /** Text of a toast; without it the visitor is redirected silently. */
  notice?: TextKey;
  /** The tab that the sign-in page opens. */
  tab: "login" | "signup";
}

/** Redirects visitors of a protected page to the sign-in page, which leads back here (spec §2, §8, ruling 16). Returns the session. */
export function useLoginGuard({ notice, tab }: LoginGuard): Session {
  const { t } = useTexts();
  const session = useSession("personal");
  const navigate = useNavigate();
  const isVisitor = session.user === null;
  useEffect(() => {
    if (!isVisitor) return;
    if (notice) toast({ title: t("loginRequired.title"), text: t(notice), tone: "wrong" });
    const { pathname, search } = window.location;
    const here = `${pathname}${search}`;
    // Replaces the protected page in the history: going back to it would only lead here again.
    navigate(tab === "signup" ? signUpPath(here) : loginPath(here), { replace: true });
  }, [isVisitor, notice, tab, navigate, t]);
  return session;
}
