import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { InlineScript } from "../../inline-script";
import { localStore } from "../../lib/browser/browser-storage";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/icon";
import { useListParameter } from "./use-list-parameter";

/** Whether this device shows lists as rows. */
const VIEW_KEY = "list-view";

/**
 * Whether products stand as rows instead of cards (app.css), and what changes it. The address has it, for the server and for others; a device
 * that has chosen it keeps it by an attribute of the document, which a script sets before the first paint, so that nothing moves.
 */
export function useListView() {
  const [search] = useSearchParams();
  const set = useListParameter();
  const inAddress = search.get("view") === "list";
  const [isKept, setKept] = useState(false);
  useEffect(() => setKept("list" in document.documentElement.dataset), []);
  const isList = inAddress || isKept;
  const toggle = () => {
    if (isList) localStore.remove(VIEW_KEY);
    else localStore.write(VIEW_KEY, "list");
    document.documentElement.toggleAttribute("data-list", !isList);
    setKept(!isList);
    set("view", isList ? "" : "list");
  };
  return { isList, toggle };
}

/** Shows products as rows instead of cards. A phone has it among the filters. */
export function ListView({ className }: { className?: string }) {
  const { t } = useTexts();
  const { isList, toggle } = useListView();
  return (
    <>
      <InlineScript code={import.meta.env.SSR ? `(${keepView})("${VIEW_KEY}")` : undefined} />
      <button
        type="button"
        aria-label={t("home.asList")}
        aria-pressed={isList}
        onClick={toggle}
        className={classes(
          "size-touch shrink-0 items-center justify-center rounded-full border border-paper-edge bg-linen text-ink hover:border-oxblood aria-pressed:bg-oxblood aria-pressed:text-tallow",
          className,
        )}
      >
        <Icon name="menu" className="size-5" />
      </button>
    </>
  );
}

/** Runs in the page. */
function keepView(key: string) {
  try {
    document.documentElement.toggleAttribute("data-list", localStorage.getItem(key) === "list");
  } catch {
    // Where storage is closed, nothing was stored.
  }
}
