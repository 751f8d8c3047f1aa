import { useIsMutating } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useHost } from "../host";
import { useTexts } from "../i18n/text";
import { useAdminSession } from "../resources/session";
import { LoadingScreen } from "../ui/screen-state";
import { GuardedContext, UnsavedContext, useWarnBeforeClosing } from "../ui/unsaved";
import { SignInAgain } from "./sign-in-again";
import { cameFrom } from "./way-back";

/**
 * Shows its children to a signed-in admin and sends everybody else to the sign-in (spec §4 Admin guard). A session that ends
 * while something is not saved is begun again on the spot, so that nothing typed is lost.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const { router, login } = useHost();
  const navigate = router.useNavigate();
  const location = router.useLocation();
  const { data, isError } = useAdminSession();
  const [unsaved, countUnsaved] = useState(0);
  const [givenUp, setGivenUp] = useState(false);
  // A check that fails while an earlier answer is known is a bad connection, not the end of the session.
  const refused = data ? !data.authenticated : isError;
  const again = refused && unsaved > 0 && !givenUp;

  useEffect(() => {
    if (refused && !again) navigate(`${login}?redirect=true`, { replace: true, state: cameFrom(location) });
  }, [refused, again, login, location, navigate]);

  if (!data?.authenticated && !again) return <LoadingScreen label={t("guard.checking")} />;
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

/** Closing the page would cut off what is on its way, be it a form, a status or a deletion. */
function WarnWhileSaving() {
  useWarnBeforeClosing(useIsMutating() > 0);
  return null;
}
