import type { WantedLine } from "@zakh/favorites/contract";
import { useState } from "react";
import { useLaterTexts } from "../i18n/use-later-texts";
import { useTexts } from "../i18n/use-texts";
import { readChosenProducts } from "../lib/data/chosen-products";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { lazySheet } from "../ui/lazy-sheet";
import { toast } from "../ui/toast-store";
import { standingLines } from "./standing-lines";
import type { StandingLine } from "./standing-sheet";

const StandingSheet = lazySheet(() => import("./standing-sheet"));

/** Makes a standing basket of the lines of an order or of the cart; what is no longer sold is left out. */
export function MakeStanding({ lines, className }: { lines: readonly WantedLine[]; className?: string }) {
  const { t } = useTexts();
  const isReady = useLaterTexts();
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<StandingLine[]>();
  const start = async () => {
    setBusy(true);
    try {
      const ids = [...new Set(lines.map(({ productId }) => productId))];
      const standing = standingLines(lines, await readChosenProducts(ids));
      if (standing.length > 0) setMade(standing);
      else toast({ title: t("cart.gone"), tone: "wrong" });
    } catch {
      toast({ title: t("common.errorTitle"), text: t("common.tryAgain"), tone: "wrong" });
    } finally {
      setBusy(false);
    }
  };
  if (!isReady) return null;
  return (
    <>
      <Button look="quiet" busy={busy} onClick={start} aria-haspopup="dialog" className={className}>
        <Icon name="clock" className="size-5" />
        <span>{t("standingBasket.make")}</span>
      </Button>
      {made ? <StandingSheet open onClose={() => setMade(undefined)} lines={made} /> : null}
    </>
  );
}
