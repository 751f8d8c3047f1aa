import { useBlocker } from "react-router";
import { useTexts } from "../i18n/use-texts";
import { QuestionSheet } from "../ui/question-sheet";
import { useWarnBeforeUnload } from "../ui/use-warn-before-unload";

/** Asks before unsaved changes are lost by a navigation or by closing the page. */
export function UnsavedChanges({ dirty }: { dirty: () => boolean }) {
  const { t } = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && dirty(),
  );
  useWarnBeforeUnload(dirty);
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
