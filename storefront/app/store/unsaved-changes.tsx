import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useTexts } from "../i18n/use-texts";
import { QuestionSheet } from "../ui/question-sheet";

/** Asks before unsaved changes are lost by a navigation or by closing the page. */
export function UnsavedChanges({ dirty }: { dirty: () => boolean }) {
  const { t } = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && dirty(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [dirty]);
  return (
    <QuestionSheet
      open={blocker.state === "blocked"}
      title={t("ownStore.unsavedTitle")}
      text={t("ownStore.unsavedText")}
      yes={t("ownStore.leave")}
      no={t("ownStore.stay")}
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  );
}
