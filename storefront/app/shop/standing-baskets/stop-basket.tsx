import { useMutation } from "@tanstack/react-query";
import type { StopInput } from "@zakh/favorites/contract";
import { useTexts } from "../../i18n/use-texts";
import { ApiError, api } from "../../lib/data/api";
import { paths } from "../../lib/routing/paths";
import { Button, ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { toast } from "../../ui/toast-store";

/** From the link of a mail: pauses or deletes its basket by a press, because mail programs open links by themselves. */
export function StopBasket({ stopKey }: { stopKey: string }) {
  const { t } = useTexts();
  const stop = useMutation({
    mutationFn: (as: StopInput["as"]) =>
      api<void>("/api/standing-baskets/stop", { method: "POST", body: { key: stopKey, as } }),
    onError: (error) => {
      if (isMissing(error)) return;
      toast({ title: t("common.errorTitle"), text: t("common.tryAgain"), tone: "wrong" });
    },
  });
  if (stop.isSuccess || isMissing(stop.error)) {
    const done = stop.variables === "paused" ? t("standingBasket.stoppedPaused") : t("standingBasket.stoppedDeleted");
    return (
      <EmptyState
        level="page"
        icon="check"
        title={t("standingBasket.stopTitle")}
        text={stop.isSuccess ? done : t("standingBasket.stopMissing")}
        className="min-h-[60vh] justify-center"
      >
        <ButtonLink to={paths.home}>{t("common.backHome")}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level="page"
      icon="mail"
      title={t("standingBasket.stopTitle")}
      text={t("standingBasket.stopText")}
      className="min-h-[60vh] justify-center"
    >
      <Button busy={stop.isPending} onClick={() => stop.mutate("paused")}>
        {t("standingBasket.pause")}
      </Button>
      <Button look="outline" busy={stop.isPending} onClick={() => stop.mutate("deleted")}>
        {t("standingBasket.delete")}
      </Button>
    </EmptyState>
  );
}

/** Deleted already, or a link that was cut. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
