import { useIsMutating, useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { statusOf } from "../client";
import { useHost } from "../host";
import { useTexts } from "../i18n/text";
import { sessionKey, useSessionElsewhere, useWatchedSession } from "../resources/session";
import { findScreen } from "../screen-list";
import type { Elements } from "../ui/elements";
import { GuardedContext, UnsavedContext, useWarnBeforeUnload } from "../ui/forms/unsaved";
import { LoadingScreen } from "../ui/screen-state";
import { redirectState } from "./redirect";
import { SignInAgain } from "./sign-in-again";

/**
 * Shows its children to a signed-in admin and redirects others to the sign-in (spec §4 Admin guard). When a session
 * ends while a form has unsaved changes, the admin can sign in on the spot, so that nothing typed is lost.
 */
export function AdminGuard({ children }: { children: Elements }) {
  const { t } = useTexts();
  const { login, base } = useHost();
  const navigate = useNavigate();
  const location = useLocation();
  const { data, isError, error } = useWatchedSession();
  useSessionElsewhere();
  const client = useQueryClient();
  const [unsaved, countUnsaved] = useState(0);
  const [givenUp, setGivenUp] = useState(false);
  // When a check fails while an earlier answer is cached, the connection is bad; the session has not ended.
  // Without any answer, a screen that works offline shows what this device has kept.
  const screen = findScreen(location.pathname.slice(base.length));
  const offline = !data && isError && statusOf(error) === undefined && screen?.worksOffline === true;
  const refused = data ? !data.authenticated : isError && !offline;
  const again = refused && unsaved > 0 && !givenUp;

  useEffect(() => {
    if (!refused || again) return;
    // Another admin on the same device must not see what this one has read.
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    navigate(`${login}?redirect=true`, { replace: true, state: redirectState(location) });
  }, [refused, again, login, location, navigate, client]);
  // Nothing is on screen but the dialog to sign in again (admin.css).
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-ended", again);
    return () => document.documentElement.removeAttribute("data-ended");
  }, [again]);

  if (!data?.authenticated && !again && !offline) return <LoadingScreen label={t("guard.checking")} />;
  return (
    <GuardedContext.Provider value>
      <UnsavedContext.Provider value={countUnsaved}>
        {children}
        <WarnWhileSaving />
        {again && <SignInAgain onGiveUp={() => setGivenUp(true)} />}
      </UnsavedContext.Provider>
    </GuardedContext.Provider>
  );
}

/** Warns before the page is closed, because that would cancel a running request. */
function WarnWhileSaving() {
  useWarnBeforeUnload(useIsMutating() > 0);
  return null;
}
