import { CheckCircle } from "@medusajs/icons";
import { Container } from "@medusajs/ui";
import { useRef, useState } from "react";
import { useTexts } from "../../i18n/text";
import { useWaitingLines } from "../../resources/statements";
import { PagedList } from "../../ui/lists/paged-list";
import { useListAddress } from "../../ui/lists/use-list-address";
import { useReloadedScroll } from "../../ui/lists/use-reloaded-scroll";
import { won } from "../../ui/money";
import { Blank } from "../../ui/screen-state";
import { useRowFocus, useShortcutKeys } from "../../ui/shortcut-keys";
import { Shortcuts } from "../../ui/shortcuts";
import { readTransfersAddress } from "../../ui/transfers-address";
import { DecidedLine } from "./decided-line";
import { useOutcomeText } from "./line-texts";
import { type DecidedLine as Decided, withDecided, withoutDecided } from "./queue-lines";
import { WaitingLine } from "./waiting-line";

const PAGE_SIZE = 20;

const KEYS = [
  { key: "j", text: "keys.next" },
  { key: "k", text: "keys.previous" },
  { key: "Enter", text: "keys.decide" },
] as const;

/** The transfers that wait, in the order of what is to be done; one that was just decided stays in its place for a while, to be undone. */
export function Queue() {
  const { t } = useTexts();
  const outcomeText = useOutcomeText();
  const { page, turnTo } = useListAddress(readTransfersAddress);
  const lines = useWaitingLines(PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const focusRow = useRowFocus();
  useShortcutKeys({ j: () => focusRow(1), k: () => focusRow(-1) });
  useReloadedScroll(lines.data !== undefined);
  const last = decided.at(-1)?.line;

  function forget(id: number, waits: boolean) {
    // Whoever stands on the button that vanishes goes on in the list.
    if (list.current?.querySelector(`[data-decided="${id}"]`)?.contains(document.activeElement))
      list.current.focus({ preventScroll: true });
    setDecided((all) => withoutDecided(all, id, waits));
  }

  return (
    <section aria-label={t("transfers.queue")} className="flex flex-col gap-y-3">
      <p role="status" className="sr-only">
        {last && `${last.payer}, ${won(last.amount)}. ${outcomeText(last)}`}
      </p>
      <PagedList
        query={lines}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={turnTo}
        failed={t("transfers.failed")}
        total={(count) => t("transfers.queue.total", { count })}
        narrowed={false}
        noMatch={t("transfers.queue.empty")}
        empty={{ icon: <CheckCircle />, text: t("transfers.queue.empty") }}
        beside={<Shortcuts keys={KEYS} />}
      >
        {(rows, nothing) => {
          if (!rows) return <Placeholders />;
          const shown = withDecided(rows, decided);
          if (shown.length === 0) return <Container className="p-0">{nothing}</Container>;
          return (
            <ul
              ref={list}
              tabIndex={-1}
              data-rows=""
              aria-label={t("transfers.queue")}
              className="grid grid-cols-1 items-start gap-3 outline-none xl:grid-cols-2"
            >
              {shown.map((line, place) => (
                <li key={line.id} data-row={line.id}>
                  <Container className="p-4">
                    {line.state === "waiting" ? (
                      <WaitingLine
                        line={line}
                        onDecided={(now) => setDecided((all) => [...all, { line: now, place }])}
                      />
                    ) : (
                      <DecidedLine line={line} onGone={forget} />
                    )}
                  </Container>
                </li>
              ))}
            </ul>
          );
        }}
      </PagedList>
    </section>
  );
}

function Placeholders() {
  return (
    <div className="grid grid-cols-1 gap-3 xl:grid-cols-2" aria-busy>
      {["first", "second"].map((key) => (
        <Container key={key} className="flex flex-col gap-y-3 p-4">
          <Blank className="h-5 w-1/2" />
          <Blank className="h-5 w-4/5" />
          <Blank className="h-12 w-full" />
        </Container>
      ))}
    </div>
  );
}
