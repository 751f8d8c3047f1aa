import { ArrowPath, ArrowUpTray, XMarkMini } from "@medusajs/icons";
import { Button, clx, Text } from "@medusajs/ui";
import { useRef } from "react";
import { useTexts } from "../i18n/text";
import { IconAction } from "../ui/icon-action";
import { useFileDrop } from "./use-file-drop";
import type { Upload } from "./use-uploads";

/** Image files only (spec §5); the server checks the bytes. */
const ACCEPTED = "image/jpeg,image/png,image/gif,image/webp";

interface UploadZoneProps {
  uploads: readonly Upload[];
  onFiles: (files: File[]) => void;
  onRetry: (upload: Upload) => void;
  onDismiss: (key: number) => void;
}

/** A button for uploads, and on desktops drag and drop anywhere on the page; running uploads are listed below. */
export function UploadZone({ uploads, onFiles, onRetry, onDismiss }: UploadZoneProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const hanging = useFileDrop(onFiles);
  return (
    <div className="flex flex-col gap-y-3">
      <div
        className={clx(
          "flex flex-col items-center gap-3 md:flex-row md:justify-center md:rounded-lg md:border-2 md:border-dashed md:px-6 md:py-5",
          hanging ? "border-ui-border-interactive bg-ui-bg-component" : "border-ui-border-strong",
        )}
      >
        <Text className="text-ui-fg-subtle hidden text-sm md:block">{t(hanging ? "media.dropNow" : "media.drop")}</Text>
        <Button
          type="button"
          className="h-12 w-full text-base md:h-9 md:w-auto md:text-sm"
          onClick={() => input.current?.click()}
        >
          <ArrowUpTray />
          <span>{t("media.upload")}</span>
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPTED}
          aria-label={t("media.upload")}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            // Allows the same file to be chosen again after it failed.
            event.target.value = "";
          }}
        />
      </div>
      {uploads.length > 0 && (
        <ul aria-label={t("media.uploads")} className="flex flex-col gap-y-2">
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRetry={onRetry} onDismiss={onDismiss} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface UploadRowProps {
  upload: Upload;
  onRetry: (upload: Upload) => void;
  onDismiss: (key: number) => void;
}

function UploadRow({ upload, onRetry, onDismiss }: UploadRowProps) {
  const { t } = useTexts();
  const { key, file, state, share, fault } = upload;
  const percent = Math.round(share * 100);
  return (
    <li className="bg-ui-bg-base shadow-borders-base flex min-h-14 items-center gap-x-2 rounded-lg py-1.5 pl-3 pr-1.5">
      <div className="flex min-w-0 flex-1 flex-col gap-y-1 py-1">
        <div className="flex items-baseline justify-between gap-x-3">
          <span className="text-ui-fg-base min-w-0 break-words text-sm font-medium">{file.name}</span>
          {state !== "failed" && (
            <span className="text-ui-fg-subtle shrink-0 text-sm tabular-nums">
              {state === "waiting"
                ? t("media.uploads.waiting")
                : percent < 100
                  ? `${percent}%`
                  : t("media.uploads.working")}
            </span>
          )}
        </div>
        {state === "failed" ? (
          <p role="alert" className="text-ui-fg-error break-words text-sm">
            {fault}
          </p>
        ) : (
          <div
            role="progressbar"
            aria-label={file.name}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="bg-ui-bg-component h-1.5 overflow-hidden rounded-full"
          >
            <div className="bg-ui-fg-interactive h-full" style={{ width: `${percent}%` }} />
          </div>
        )}
      </div>
      {state === "failed" && (
        <>
          <IconAction
            type="button"
            variant="transparent"
            className="size-11 shrink-0 md:size-9"
            label={t("media.uploads.retry", { name: file.name })}
            onClick={() => onRetry(upload)}
          >
            <ArrowPath />
          </IconAction>
          <IconAction
            type="button"
            variant="transparent"
            className="size-11 shrink-0 md:size-9"
            label={t("media.uploads.dismiss", { name: file.name })}
            onClick={() => onDismiss(key)}
          >
            <XMarkMini />
          </IconAction>
        </>
      )}
    </li>
  );
}
