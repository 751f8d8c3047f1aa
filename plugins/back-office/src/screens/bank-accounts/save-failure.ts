import { serverMessage, statusOf } from "../client";
import type { Texts } from "../i18n/text";

/** What to say of an account that could not be saved, by what the server answered (spec §8). */
export function saveFailure(error: unknown, { t, errorText }: Pick<Texts, "t" | "errorText">): string {
  const status = statusOf(error);
  if (status === 400) return t("bankAccounts.checkFields");
  if (status === 401) return t("bankAccounts.noRights");
  if (status === undefined) return `${t("bankAccounts.saveFailed")} ${t("offline")}`;
  return serverMessage(error) ?? (status < 500 ? t("bankAccounts.saveFailed") : errorText("server_error"));
}
