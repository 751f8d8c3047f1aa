import { sharePriceList } from "@zakh/catalog/browser/share-price-list";
import type { ContentLanguage } from "@zakh/kit/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/use-texts";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { toast } from "../../ui/toast-store";

/** Sends the picture of the list on. */
export function SharePriceList({ language }: { language: ContentLanguage }) {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  const share = async () => {
    setBusy(true);
    try {
      await sharePriceList(language);
    } catch {
      toast({ title: t("common.errorTitle"), text: t("common.tryAgain"), tone: "wrong" });
    }
    setBusy(false);
  };
  return (
    <Button look="outline" busy={busy} onClick={share} className="mt-4 print:hidden">
      <Icon name="share" />
      <span>{t("prices.share")}</span>
    </Button>
  );
}
