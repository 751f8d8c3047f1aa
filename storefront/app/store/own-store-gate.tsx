import type { Elements } from "@zakh/back-office/screens/elements";
import type { Versioned } from "@zakh/kit/contract";
import type { OwnStore } from "@zakh/marketplace/contract";
import { useLaterTexts } from "../i18n/use-later-texts";
import { useTexts } from "../i18n/use-texts";
import { useOwnStore } from "../lib/data/own-store";
import { paths } from "../lib/routing/paths";
import { useLoginGuard } from "../session/use-login-guard";
import { Button, ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { FailurePage } from "../ui/failure-page";
import { PageSpinner } from "../ui/page-spinner";
import { STORE_GUARD } from "./own-store";

interface OwnStoreGateProps {
  /** What users without a store see: the offer to register one, or the 404 page. */
  without: "offer" | "missing";
  children: (store: Versioned<OwnStore>) => Elements;
}

/** Waits for the session and the own store; visitors have to log in first (spec §8). */
export function OwnStoreGate({ without, children }: OwnStoreGateProps) {
  const { t } = useTexts();
  const { user } = useLoginGuard(STORE_GUARD);
  const { data: store, isError, isFetching, refetch } = useOwnStore(Boolean(user));
  if (!useLaterTexts()) return <PageSpinner />;
  if (store) return <>{children(store)}</>;
  if (isError) return <ReadFailure busy={isFetching} onRetry={refetch} level="page" />;
  if (!user || store === undefined) return <PageSpinner />;
  if (without === "missing") return <FailurePage missing />;
  return (
    <EmptyState
      level="page"
      icon="tag"
      title={t("ownStore.noneTitle")}
      text={t("ownStore.noneText")}
      className="min-h-[60vh] justify-center"
    >
      <ButtonLink to={paths.storeRegister}>{t("ownStore.registerAction")}</ButtonLink>
    </EmptyState>
  );
}

interface ReadFailureProps {
  busy: boolean;
  onRetry: () => void;
  level?: "page" | "section";
}

/** Something of the store could not be read; a button tries again. */
export function ReadFailure({ busy, onRetry, level = "section" }: ReadFailureProps) {
  const { t } = useTexts();
  return (
    <EmptyState level={level} icon="alert" title={t("ownStore.failedTitle")} text={t("ownStore.failedText")}>
      <Button busy={busy} onClick={() => onRetry()}>
        {t("common.retry")}
      </Button>
    </EmptyState>
  );
}
