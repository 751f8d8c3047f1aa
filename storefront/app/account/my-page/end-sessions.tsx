import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { paths } from "../../lib/routing/paths";
import { useLogout } from "../../session/change-session";
import { Button } from "../../ui/button";
import { toast } from "../../ui/toast-store";

interface EndSessionsProps {
  /** Calls the function, but only after a question if something unsaved would be lost. */
  askFirst: (leave: () => void) => void;
}

/** Ends all sessions of the account, including this one. */
export function EndSessions({ askFirst }: EndSessionsProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const end = useLogout("everywhere", () => navigate(paths.home));
  const leave = async () => {
    try {
      await end.mutateAsync();
      toast({ title: t("myPage.sessionsEnded"), tone: "done" });
    } catch {
      toast({ title: t("myPage.sessionsFailed"), text: t("common.tryAgain"), tone: "wrong" });
    }
  };
  return (
    <section aria-labelledby="sessions-title">
      <h3 id="sessions-title" className="text-title-s">
        {t("myPage.sessions")}
      </h3>
      <p className="mb-3 mt-1 text-small text-ink-soft">{t("myPage.sessionsText")}</p>
      <Button look="outline" busy={end.isPending} onClick={() => askFirst(leave)} className="w-full">
        {t("myPage.sessionsEnd")}
      </Button>
    </section>
  );
}
