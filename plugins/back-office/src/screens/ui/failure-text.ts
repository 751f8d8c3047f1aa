import { serverText, statusOf } from "../client";
import { useTexts } from "../i18n/text";

/** Why a call failed: the server's own words, that it has broken down, or that it was not reached at all. */
export function useFailureText(): (error: unknown) => string {
  const { t, errorText } = useTexts();
  return (error) => serverText(error) ?? (statusOf(error) === undefined ? t("offline") : errorText("server_error"));
}
