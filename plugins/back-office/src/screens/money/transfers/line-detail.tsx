import { Button } from "@medusajs/ui";
import { useTexts } from "../../i18n/text";
import { useStatementLine } from "../../resources/statements";
import { DetailDrawer } from "../../ui/drawers/detail-drawer";
import { DRAWER_BUTTON } from "../../ui/drawers/side-drawer";
import { LineHead } from "./line-head";
import { LineOutcome } from "./line-outcome";
import { LineStateBadge } from "./line-state";
import { UndoButton } from "./undo-button";
import { WaitingLine } from "./waiting-line";

/** One line in a dialog; without `id` it is closed. */
export function LineDetail({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const { t } = useTexts();
  const line = useStatementLine(id);
  return (
    <DetailDrawer
      open={id !== undefined}
      title={t("transfers.one")}
      query={line}
      failed={t("transfers.lineFailed")}
      onClose={onClose}
      footer={() => (
        <Button variant="secondary" className={DRAWER_BUTTON} onClick={onClose}>
          {t("close")}
        </Button>
      )}
    >
      {(loaded) =>
        loaded.state === "waiting" ? (
          <WaitingLine line={loaded} />
        ) : (
          <div className="flex flex-col items-start gap-y-3">
            <div className="w-full">
              <LineHead line={loaded} />
            </div>
            <LineStateBadge state={loaded.state} />
            <LineOutcome line={loaded} />
            {loaded.state !== "duplicate" && <UndoButton line={loaded} asks />}
          </div>
        )
      }
    </DetailDrawer>
  );
}
