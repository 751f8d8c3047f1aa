import { copyText } from "@zakh/back-office/screens/copy-text";
import type { Translate } from "../i18n/use-texts";
import { toast } from "./toast-store";

/** Copies a text and confirms it with a toast; where no browser call copies it, the toast shows it selected. */
export async function copyToClipboard(text: string, t: Translate): Promise<void> {
  try {
    await copyText(text);
    toast({ title: t("checkout.copied"), text, tone: "done" });
  } catch {
    toast({ title: t("checkout.copyFailed"), text, tone: "wrong", selected: true });
  }
}
