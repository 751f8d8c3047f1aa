import { useEffect, useRef, useState } from "react";
import { useTexts } from "../i18n/use-texts";
import { SECONDS } from "../lib/durations";
import { Button } from "../ui/button";
import { classes } from "../ui/classes";
import { Icon } from "../ui/icon";
import { Spinner } from "../ui/spinner";
import { type FoundAddress, readSearchMessage } from "./found-address";

/** After this the search counts as blocked. */
const MAX_WAIT_MS = SECONDS(5);

/** A page of the edge, which alone may run the script of others (`server/postcode-page.ts`). */
const FRAME = "/postcode-search";

type State = "closed" | "waiting" | "ready" | "failed";

/** Opens Korea's postcode search, of which nothing is loaded before; where it does not come it says so, and is pressed again or left. */
export function PostcodeSearch({ onFound }: { onFound: (found: FoundAddress) => void }) {
  const { t } = useTexts();
  const [state, setState] = useState<State>("closed");
  const frame = useRef<HTMLIFrameElement>(null);
  const found = useRef(onFound);
  found.current = onFound;
  const isOpen = state === "waiting" || state === "ready";

  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: MessageEvent) => {
      const told = readSearchMessage(event, frame.current?.contentWindow);
      if (told === undefined) return;
      if (typeof told === "string") return setState(told);
      setState("closed");
      found.current(told);
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [isOpen]);

  useEffect(() => {
    if (state !== "waiting") return;
    const late = setTimeout(() => setState("failed"), MAX_WAIT_MS);
    return () => clearTimeout(late);
  }, [state]);

  return (
    <>
      <div className="mb-2 md:pt-[1.8rem]">
        <Button
          look="outline"
          aria-expanded={isOpen}
          onClick={() => setState(isOpen ? "closed" : "waiting")}
          className="w-full"
        >
          <Icon name={isOpen ? "close" : "search"} className="size-5" />
          <span>{t(isOpen ? "address.searchClose" : "address.search")}</span>
        </Button>
        <p role="status" className="mt-1 text-small text-ink-soft empty:hidden">
          {state === "failed" ? t("address.searchFailed") : null}
        </p>
      </div>
      {isOpen ? (
        <div className="relative mb-3 h-[26rem] overflow-hidden rounded-control border border-ink-faint/70 bg-linen md:col-span-2">
          {state === "waiting" ? (
            <p
              role="status"
              className="absolute inset-0 flex items-center justify-center gap-3 text-small text-ink-soft"
            >
              <Spinner className="size-5" />
              <span>{t("common.loading")}</span>
            </p>
          ) : null}
          <iframe
            ref={frame}
            src={FRAME}
            title={t("address.searchTitle")}
            className={classes("relative size-full", state === "waiting" && "invisible")}
          />
        </div>
      ) : null}
    </>
  );
}
