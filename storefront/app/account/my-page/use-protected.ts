import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../../lib/routing/paths";
import { useSession } from "../../session/session";

/** Sends whoever is not signed in to /auth, which leads back here (spec §2). */
export function useProtected(): void {
  const { user } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const nobody = user === null;
  useEffect(() => {
    if (nobody) navigate(`${paths.auth}?next=${encodeURIComponent(`${pathname}${search}`)}`, { replace: true });
  }, [nobody, navigate, pathname, search]);
}
