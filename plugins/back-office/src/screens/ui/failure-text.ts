import { serverText, statusOf } from "../client";
import { useTexts } from "../i18n/text";
import { NotReached } from "../waiting/send-or-queue";

/** Why a call failed: the server's own text, a server error, or no connection. */
export function useFailureText(): (error: unknown) => string {
  const { t, errorText } = useTexts();
  return (error) =>
    error instanceof NotReached && error.queued
      ? t(error.queued === "waiting" ? "waiting.queued.text" : "waiting.unsure.text")
      : (serverText(error) ?? (statusOf(error) === undefined ? t("offline") : errorText("server_error")));
}

/**
 * The message for a failed change: the server's own text, or ours, with a hint about the connection when the server was
 * unreachable. `said` selects the server's text.
 */
export function useRefusalText(): (error: unknown, ours: string, serverTextOf?: typeof serverText) => string {
  const { t } = useTexts();
  return (error, ours, serverTextOf = serverText) =>
    serverTextOf(error) ?? (statusOf(error) === undefined ? `${asSentence(ours)} ${t("offline")}` : ours);
}

/** Toast texts have no full stop; it is added between two of them. */
function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
