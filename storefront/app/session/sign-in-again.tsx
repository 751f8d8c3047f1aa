import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { User } from "@zakh/accounts/contract";
import { type ReactElement, useEffect, useLayoutEffect } from "react";
import { useTexts } from "../i18n/use-texts";
import { ApiError } from "../lib/data/api";
import { FORM_OWNER_KEY, USER_KEY } from "../lib/data/query-keys";
import { Sheet } from "../ui/sheet";
import { leavePage } from "./end-session";
import { LoginForm } from "./login-form";
import { useSession } from "./session";
import { deleteSignedInCookie } from "./signed-in-cookie";

interface SignInAgain {
  /** Whether the server refused because the session has ended; then the sheet opens and no other message is needed. */
  needed: (error: unknown) => boolean;
  /** Render it beside the form, not inside it. */
  sheet: ReactElement | null;
}

/** Keeps an open form, unseen, when the session ends: its owner signs in on a sheet and continues with what is typed. Closing it gives that up. */
export function useSignInAgain(): SignInAgain {
  const { t } = useTexts();
  const queryClient = useQueryClient();
  const { user, ended } = useSession();
  const userId = user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id names the owner; other fields of the user may change.
  useEffect(() => (user ? setFormOwner(queryClient, user) : undefined), [queryClient, userId]);
  // Until then nothing of the owner is on screen but the sheet (app.css).
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-ended", ended);
    return () => document.documentElement.removeAttribute("data-ended");
  }, [ended]);
  return {
    needed(error) {
      if (!(error instanceof ApiError) || error.status !== 401) return false;
      endSession(queryClient);
      return true;
    },
    sheet: user ? (
      <Sheet
        open={ended}
        alone
        onClose={leavePage}
        title={t("auth.againTitle")}
        description={t("auth.againText")}
        place="middle"
      >
        <div className="overflow-y-auto p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
          <p aria-hidden="true" className="mb-4 text-ink-soft">
            {t("auth.againText")}
          </p>
          <LoginForm only={user} />
        </div>
      </Sheet>
    ) : null,
  };
}

/** Remembers whose form is open, so that the page stays when the session ends; returns the cleanup. */
function setFormOwner(queryClient: QueryClient, owner: User): () => void {
  queryClient.setQueryData(FORM_OWNER_KEY, owner);
  return () => void queryClient.setQueryData(FORM_OWNER_KEY, null);
}

/** The server has answered that the session has ended. */
function endSession(queryClient: QueryClient): void {
  deleteSignedInCookie();
  queryClient.setQueryData(USER_KEY, null);
}
