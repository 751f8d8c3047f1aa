import { useSyncExternalStore } from "react";
import { useTexts } from "../i18n/use-texts";
import { Icon } from "../ui/icon";

function subscribe(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Says that there is no connection. It lies over the page, so that the layout does not shift. */
export function OfflineNotice() {
  const { t } = useTexts();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div
      role="status"
      className="print:hidden pointer-events-none fixed inset-x-0 bottom-[calc(theme(spacing.bar)+env(safe-area-inset-bottom))] z-bar flex justify-center p-3 md:bottom-0"
    >
      {online ? null : (
        <p className="flex items-center gap-3 rounded-card bg-ink px-4 py-2.5 text-small font-medium text-tallow shadow-drawer">
          <Icon name="globe" className="size-5 shrink-0 text-mustard" />
          <span>{t("offline.notice")}</span>
        </p>
      )}
    </div>
  );
}
