import type { ImportedStatement, UnreadStatementRow } from "@zakh/bank-statements/contract";
import { useState } from "react";
import { Refusal, refusedFields, statusOf } from "../../client";
import { useTexts } from "../../i18n/text";
import { useCheckSession } from "../../resources/session";
import {
  type StatementUpload,
  type UnknownColumns,
  unknownColumnsIn,
  unreadIn,
  useImportStatement,
} from "../../resources/statements";
import { useFailureText } from "../../ui/failure-text";

/** Where the import of a file or text stands. */
export type Import =
  | { step: "none" }
  /** `share` is the sent part, 0 to 1; at 1 the server reads. */
  | { step: "sending"; upload: StatementUpload; share: number }
  | { step: "password"; upload: StatementUpload; wrong: boolean }
  /** With the rows of a file of which nothing was read by the columns that are known. */
  | {
      step: "columns";
      upload: StatementUpload;
      unknown: UnknownColumns;
      unread: UnreadStatementRow[];
      again: boolean;
    }
  /** `fault` in the user's language; the rows of a file of which nothing was read. */
  | { step: "failed"; upload: StatementUpload; fault: string; unread: UnreadStatementRow[] }
  | { step: "done"; imported: ImportedStatement };

/** Imports one file or text at a time; asks for a password or the columns when the server does. */
export function useImport() {
  const { t } = useTexts();
  const failureText = useFailureText();
  const checkSession = useCheckSession();
  const { mutateAsync } = useImportStatement();
  const [now, setNow] = useState<Import>({ step: "none" });

  async function send(upload: StatementUpload) {
    setNow({ step: "sending", upload, share: 0 });
    const onProgress = (share: number) =>
      setNow((before) => (before.step === "sending" ? { ...before, share } : before));
    try {
      setNow({ step: "done", imported: await mutateAsync({ upload, onProgress }) });
    } catch (error) {
      setNow(afterRefusal(upload, error));
      // The sign-in opens when the session has ended.
      if (statusOf(error) === 401) void checkSession();
    }
  }

  function afterRefusal(upload: StatementUpload, error: unknown): Import {
    const code = error instanceof Refusal ? error.body.code : undefined;
    if (code === "statement_password_needed") return { step: "password", upload, wrong: false };
    if (code === "statement_password_wrong") return { step: "password", upload, wrong: true };
    const unknown = unknownColumnsIn(error);
    const unread = unreadIn(error);
    if (unknown && unknown.headers.length > 0)
      return { step: "columns", upload, unknown, unread, again: upload.columns !== undefined };
    if (unknown) return { step: "failed", upload, fault: t("transfers.columns.noNames"), unread };
    const { file, text } = refusedFields(error);
    return { step: "failed", upload, fault: file ?? text ?? failureText(error), unread };
  }

  return { now, send, clear: () => setNow({ step: "none" }) };
}
