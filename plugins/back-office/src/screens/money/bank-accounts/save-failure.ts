import { serverMessage, statusOf } from "../../client";
import type { Texts } from "../../i18n/text";

/**
 * The message for an account that could not be saved, by the server's status (spec §8); `refused` covers an unreachable
 * server.
 */
export function saveFailure(error: unknown, { t, errorText }: Pick<Texts, "t" | "errorText">): string {
  const status = statusOf(error);
  if (status === 400) return t("bankAccounts.checkFields");
  if (status === 401) return t("bankAccounts.noRights");
  return serverMessage(error) ?? ((status ?? 0) < 500 ? t("bankAccounts.saveFailed") : errorText("server_error"));
}
