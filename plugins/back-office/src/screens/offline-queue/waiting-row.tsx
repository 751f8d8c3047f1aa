import { orderNumber } from "@zakh/orders/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { dateTime } from "../dates";
import { useHost } from "../host";
import { useTexts } from "../i18n/text";
import { findScreen } from "../screen-list";
import { ActionButton } from "../ui/action-button";
import { useQuestion } from "../ui/drawers/use-question";
import { outbox } from "./outbox";
import { isSentByItself, type QueuedChange, typedLines, unconditional } from "./queued-change";
import { useSendWaiting } from "./use-waiting-changes";

/** One change that waits: where and when it was made, why it waits, and what can be done with it. */
export function WaitingRow({ change, onLeave }: { change: QueuedChange; onLeave: () => void }) {
  const { t } = useTexts();
  const { base } = useHost();
  const navigate = useNavigate();
  const send = useSendWaiting();
  const ask = useQuestion();
  const [busy, setBusy] = useState(false);
  const { pathname } = new URL(change.screen, window.location.origin);
  const title = findScreen(pathname.slice(base.length))?.title;
  const number = change.path.match(/\/(\d+)(?:\/|$)/)?.[1];
  const id = number && (change.path.includes("/orders/") ? orderNumber(Number(number)) : `№ ${number}`);
  const name = [t(title ?? "missing.title"), id].filter(Boolean).join(", ");
  const isAutomatic = change.state === "waiting" && isSentByItself({ ...change, sendingUntil: 0 }, Date.now());
  const state = change.state === "waiting" && !isAutomatic ? "old" : change.state;
  const reason =
    change.refusedOrders > 0
      ? t("waiting.refusedOrders", { count: change.refusedOrders })
      : change.message || t(`waiting.state.${state}`);

  const lines = typedLines(change);

  async function sendNow() {
    setBusy(true);
    // What somebody else has saved meanwhile is overwritten knowingly.
    if (change.state === "changed") await outbox.update(change.id, unconditional(change));
    await send([change]);
    setBusy(false);
  }

  async function discard() {
    const agreed = await ask({
      title: t("waiting.discard.title"),
      description: name,
      confirmText: t("waiting.discard"),
      cancelText: t("cancel"),
      variant: "danger",
    });
    if (agreed) await outbox.remove(change.id);
  }

  return (
    <li className="border-ui-border-base flex flex-col gap-y-2 rounded-lg border p-4">
      <p className="text-ui-fg-base break-words text-base font-medium">{name}</p>
      <p className="text-ui-fg-subtle text-sm">{dateTime(new Date(change.madeAt).toISOString())}</p>
      <p className="text-ui-fg-base break-words text-sm">{reason}</p>
      {lines.length > 0 && (
        <details className="text-ui-fg-subtle text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center underline">{t("waiting.typed")}</summary>
          <p className="select-text whitespace-pre-line break-words">{lines.join("\n")}</p>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        <ActionButton busy={busy} onPress={() => void sendNow()}>
          {t(change.state === "changed" ? "waiting.overwrite" : "waiting.send")}
        </ActionButton>
        <ActionButton
          busy={busy}
          onPress={() => {
            onLeave();
            navigate(change.screen);
          }}
        >
          {t("waiting.open")}
        </ActionButton>
        <ActionButton busy={busy} onPress={() => void discard()}>
          {t("waiting.discard")}
        </ActionButton>
      </div>
    </li>
  );
}
