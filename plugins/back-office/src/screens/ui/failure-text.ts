import { serverText, statusOf } from "../client";
import { useTexts } from "../i18n/text";

/** Why a call failed: the server's own words, that it has broken down, or that it was not reached at all. */
export function useFailureText(): (error: unknown) => string {
  const { t, errorText } = useTexts();
  return (error) => serverText(error) ?? (statusOf(error) === undefined ? t("offline") : errorText("server_error"));
}

/**
 * What to say of a change that was not made: the server's own words, or ours for what was tried, with a hint at the
 * connection when the server was not reached. `said` picks the server's words.
 */
export function useRefusalText(): (error: unknown, ours: string, said?: typeof serverText) => string {
  const { t } = useTexts();
  return (error, ours, said = serverText) =>
    said(error) ?? (statusOf(error) === undefined ? `${asSentence(ours)} ${t("offline")}` : ours);
}

/** Texts of toasts have no full stop; one stands between two of them. */
function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
