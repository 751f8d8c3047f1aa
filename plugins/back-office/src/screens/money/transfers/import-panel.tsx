import { ArrowPath, ArrowUpTray, DocumentText } from "@medusajs/icons";
import { Button, Container, Text } from "@medusajs/ui";
import { type ReactNode, useRef, useState } from "react";
import { Link } from "react-router";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { useStatement } from "../../resources/statements";
import { BANK_FILE_TYPES } from "../../ui/shared-file";
import { viewAddress } from "../../ui/transfers-address";
import { ColumnsForm } from "./columns-form";
import { PasswordForm } from "./password-form";
import { PasteDrawer } from "./paste-drawer";
import { SharedFile } from "./shared-file-notice";
import { StatementSummary } from "./statement-summary";
import { UnreadRows } from "./unread-rows";
import type { Import, useImport } from "./use-import";

const BUTTON = "h-12 w-full text-base md:h-9 md:w-auto md:px-4 md:text-sm";

/** Choosing a file or pasting messages, and below what comes of it. */
export function ImportPanel({ now, send, clear }: ReturnType<typeof useImport>) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [pasting, setPasting] = useState(false);
  const busy = now.step === "sending";
  return (
    <section aria-label={t("transfers.import")} className="flex flex-col gap-y-3">
      <SharedFile onTake={(file) => void send({ content: file })} />
      <div className="flex flex-col gap-3 md:flex-row">
        <Button type="button" className={BUTTON} disabled={busy} onClick={() => input.current?.click()}>
          <ArrowUpTray />
          <span>{t("transfers.choose")}</span>
        </Button>
        <Button type="button" variant="secondary" className={BUTTON} disabled={busy} onClick={() => setPasting(true)}>
          <DocumentText />
          <span>{t("transfers.paste")}</span>
        </Button>
        <input
          ref={input}
          type="file"
          accept={BANK_FILE_TYPES.join()}
          aria-label={t("transfers.choose")}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void send({ content: file });
            // Allows the same file to be chosen again.
            event.target.value = "";
          }}
        />
      </div>
      <ImportStep now={now} send={send} clear={clear} />
      <PasteDrawer
        open={pasting}
        onClose={() => setPasting(false)}
        onText={(content) => {
          setPasting(false);
          void send({ content });
        }}
      />
    </section>
  );
}

function ImportStep({ now, send, clear }: ReturnType<typeof useImport>) {
  const { t } = useTexts();
  return (
    <>
      {now.step === "password" && (
        <Container className="p-4">
          <PasswordForm
            name={nameOf(now.upload, t("transfers.pasted"))}
            wrong={now.wrong}
            onPassword={(password) => void send({ ...now.upload, password })}
            onCancel={clear}
          />
        </Container>
      )}
      {now.step === "columns" && (
        <Container className="p-4">
          <ColumnsForm
            unknown={now.unknown}
            unread={now.unread}
            again={now.again}
            onColumns={(columns) => void send({ ...now.upload, columns })}
            onCancel={clear}
          />
        </Container>
      )}
      {now.step === "failed" && (
        <Container className="flex flex-wrap items-center justify-between gap-3 p-4" role="alert">
          <div className="min-w-0 flex-1 basis-52">
            <Text className="text-ui-fg-base break-words text-base font-medium">
              {nameOf(now.upload, t("transfers.pasted"))}
            </Text>
            <Text className="text-ui-fg-error mt-1 break-words text-sm">{now.fault}</Text>
            {now.unread.length > 0 && <UnreadRows rows={now.unread} />}
          </div>
          <Button variant="secondary" className="h-11 px-4 text-sm md:h-9" onClick={() => void send(now.upload)}>
            <ArrowPath />
            <span>{t("retry")}</span>
          </Button>
        </Container>
      )}
      {/* Always there, so that screen readers announce what appears in it. */}
      <div role="status">
        {now.step === "sending" && <Progress name={nameOf(now.upload, t("transfers.pasted"))} share={now.share} />}
        {now.step === "done" && <Result now={now} />}
      </div>
    </>
  );
}

function nameOf({ content }: { content: File | string }, pasted: string): string {
  return typeof content === "string" ? pasted : content.name;
}

function Progress({ name, share }: { name: string; share: number }) {
  const { t } = useTexts();
  const percent = Math.round(share * 100);
  return (
    <Container className="flex flex-col gap-y-2 p-4">
      <Text className="text-ui-fg-base break-words text-base font-medium">{name}</Text>
      <div
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        // The time that reading takes is not known.
        aria-valuenow={percent < 100 ? percent : undefined}
        className="bg-ui-bg-component h-1.5 overflow-hidden rounded-full"
      >
        <div
          className={`bg-ui-fg-interactive h-full ${percent < 100 ? "" : "animate-pulse"}`}
          style={{ width: `${percent}%` }}
        />
      </div>
      <Text className="text-ui-fg-subtle text-sm tabular-nums">
        {percent < 100 ? t("transfers.sending", { percent }) : t("transfers.reading")}
      </Text>
    </Container>
  );
}

/** The counts of the answer; once loaded those of the statement, which follow every decision. */
function Result({ now: { imported } }: { now: Extract<Import, { step: "done" }> }): ReactNode {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const { data } = useStatement(imported.id);
  return (
    <>
      <StatementSummary statement={data ?? { ...imported, gaps: [] }} />
      {imported.lines > 0 && (
        <Link
          to={screenPath("transfers", viewAddress("lines", { statement: String(imported.id) }))}
          className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover inline-flex min-h-11 items-center text-sm font-medium md:min-h-9"
        >
          {t("transfers.everyLine")}
        </Link>
      )}
    </>
  );
}
