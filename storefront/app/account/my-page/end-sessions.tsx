import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { paths } from "../../lib/routing/paths";
import { useLogout } from "../../session/change-session";
import { Button } from "../../ui/button";
import { toast } from "../../ui/toast-store";

/** Ends all sessions of the account, including this one. */
export function EndSessions() {
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
      <Button look="outline" busy={end.isPending} onClick={leave} className="w-full">
        {t("myPage.sessionsEnd")}
      </Button>
    </section>
  );
}
