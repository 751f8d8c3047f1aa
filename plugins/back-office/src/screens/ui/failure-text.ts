import { serverText, statusOf } from "../client";
import { type Texts, useTexts } from "../i18n/text";
import { NotReached } from "../offline-queue/send-or-queue";
import { StatusChanged } from "../resources/status-changed";

/** Why a call failed: the server's own text, a server error, or no connection. */
export function useFailureText(): (error: unknown) => string {
  const { t, errorText } = useTexts();
  return (error) =>
    error instanceof NotReached && error.queued
      ? t(error.queued === "waiting" ? "waiting.queued.text" : "waiting.unsure.text")
      : (presentStatus(error, t) ??
        serverText(error) ??
        (statusOf(error) === undefined ? t("offline") : errorText("server_error")));
}

/**
 * The message for a failed change: the server's own text, or ours, with a hint about the connection when the server was
 * unreachable. `said` selects the server's text.
 */
export function useRefusalText(): (error: unknown, ours: string, serverTextOf?: typeof serverText) => string {
  const { t } = useTexts();
  return (error, ours, serverTextOf = serverText) =>
    presentStatus(error, t) ??
    serverTextOf(error) ??
    (statusOf(error) === undefined ? `${asSentence(ours)} ${t("offline")}` : ours);
}

/** Which status an order has by now, where it was changed meanwhile. */
function presentStatus(error: unknown, t: Texts["t"]): string | undefined {
  return error instanceof StatusChanged
    ? t("status.changedMeanwhile", { status: t(`status.${error.now.status}`) })
    : undefined;
}

/** Toast texts have no full stop; it is added between two of them. */
function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
