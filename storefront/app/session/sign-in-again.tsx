import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { User } from "@zakh/accounts/contract";
import { type ReactNode, useEffect, useState } from "react";
import { useTexts } from "../i18n/use-texts";
import { ApiError } from "../lib/data/api";
import { Sheet } from "../ui/sheet";
import { LoginForm } from "./login-form";
import { FORM_OWNER_KEY, USER_KEY, useSession } from "./session";
import { deleteSignedInCookie } from "./signed-in-cookie";

interface SignInAgain {
  /** Whether the server refused because the session has ended; then the sheet opens, and nothing else need be said. */
  needed: (error: unknown) => boolean;
  /** Belongs beside the form, not in it. */
  sheet: ReactNode;
}

/** Keeps an open form when the session ends: its owner signs in over it, and goes on with what is typed. */
export function useSignInAgain(): SignInAgain {
  const { t } = useTexts();
  const queryClient = useQueryClient();
  const { user, ended } = useSession();
  const [closed, setClosed] = useState(false);
  const userId = user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner of the form is the account, whatever it is called meanwhile.
  useEffect(() => (user ? keepFormOwner(queryClient, user) : undefined), [queryClient, userId]);
  useEffect(() => {
    if (!ended) setClosed(false);
  }, [ended]);
  return {
    needed(error) {
      if (!(error instanceof ApiError) || error.status !== 401) return false;
      setClosed(false);
      endSession(queryClient);
      return true;
    },
    sheet: user ? (
      <Sheet
        open={ended && !closed}
        onClose={() => setClosed(true)}
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

/** Keeps the page of a form when the session of the person it belongs to ends; answers what ends that. */
function keepFormOwner(queryClient: QueryClient, owner: User): () => void {
  queryClient.setQueryData<User | null>(FORM_OWNER_KEY, owner);
  return () => queryClient.setQueryData<User | null>(FORM_OWNER_KEY, null);
}

/** The server has said that nobody is signed in any more. */
function endSession(queryClient: QueryClient): void {
  deleteSignedInCookie();
  queryClient.setQueryData(USER_KEY, null);
}
