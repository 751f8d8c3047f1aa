import { BuildingStorefront } from "@medusajs/icons";
import { useScreenPath } from "../host";
import { useTexts } from "../i18n/text";
import { useWaitingStoreCount } from "../resources/stores";
import { CountNotice } from "./count-notice";

/** How many stores wait to be verified or refused, with a link to them. */
export function StoresNotice() {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const count = useWaitingStoreCount();
  return (
    <CountNotice
      tone="blue"
      Icon={BuildingStorefront}
      count={count}
      text={t("stores.notice", { count })}
      to={screenPath("stores", { standing: "waiting" })}
      open={t("overdue.notice.open")}
    />
  );
}
