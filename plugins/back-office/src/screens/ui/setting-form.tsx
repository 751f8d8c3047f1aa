import { Button, Container } from "@medusajs/ui";
import type { FormEventHandler, ReactNode } from "react";
import { useTexts } from "../i18n/text";
import { ChangedNotice } from "./changed-notice";
import { Blank, LoadError } from "./screen-state";
import { useAskBeforeLosing } from "./unsaved";
import type { ChangedQuestion } from "./use-changed-meanwhile";

interface SettingFormProps {
  dirty: boolean;
  busy: boolean;
  /** There is nothing that could be saved. */
  disabled?: boolean;
  /** Somebody has changed the setting meanwhile. */
  changed?: ChangedQuestion;
  onSubmit: FormEventHandler;
  onUndo: () => void;
  children: ReactNode;
}

/** The form of a settings screen. Its buttons stay in sight; leaving asks first when something would be lost. */
export function SettingForm({ dirty, busy, disabled, changed, onSubmit, onUndo, children }: SettingFormProps) {
  const { t } = useTexts();
  useAskBeforeLosing(dirty);
  return (
    // As high as a phone's screen below the header, so that the buttons stand at its end, where toasts leave room for them.
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-y-4 max-md:min-h-[calc(100dvh-5.125rem)]">
      {/* What is typed while saving would be overwritten by the answer. */}
      <fieldset disabled={busy} className="contents">
        <ChangedNotice question={changed} />
        {children}
      </fieldset>
      <div className="bg-ui-bg-subtle border-ui-border-base sticky bottom-0 z-[5] -mx-4 mt-auto grid grid-cols-2 gap-x-3 border-t px-4 py-3 md:mx-0 md:flex md:justify-end md:px-0">
        <Button
          type="button"
          variant="secondary"
          className="h-12 w-full text-base md:h-9 md:w-auto md:px-4 md:text-sm"
          disabled={!dirty || busy}
          onClick={onUndo}
        >
          {t("settings.undo")}
        </Button>
        <Button
          type="submit"
          className="h-12 w-full text-base md:h-9 md:w-auto md:px-6 md:text-sm"
          disabled={busy || disabled}
          isLoading={busy}
        >
          {t("save")}
        </Button>
      </div>
    </form>
  );
}

interface SettingLoaderProps<T> {
  query: { data: T | undefined; errorUpdateCount: number; error: unknown; refetch: () => unknown };
  /** What could not be loaded. */
  failed: string;
  /** What the shop shows while the setting cannot be read; the form then begins with it (spec §8). */
  fallback?: T;
  children: (data: T) => ReactNode;
}

/** Blanks while a setting is read, and a way to try again when it cannot be. */
export function SettingLoader<T>({ query, failed, fallback, children }: SettingLoaderProps<T>) {
  const { t } = useTexts();
  // Not `isError`, which is taken back while it is tried again: the form would go, and what is typed in it.
  const missing = query.errorUpdateCount > 0 && query.data === undefined;
  const shown = query.data ?? (missing ? fallback : undefined);
  return (
    <div className="flex flex-col gap-y-4">
      {missing && (
        <Container className="p-0">
          <LoadError title={failed} error={query.error} onRetry={() => query.refetch()} />
        </Container>
      )}
      {shown !== undefined ? children(shown) : !missing && <Blanks label={t("loading")} />}
    </div>
  );
}

function Blanks({ label }: { label: string }) {
  return (
    <Container className="p-0">
      <div role="status" aria-label={label} className="flex flex-col gap-y-4 p-4 md:p-6">
        <Blank className="h-5 w-32" />
        <Blank className="h-11 w-full max-w-md" />
        <Blank className="h-5 w-32" />
        <Blank className="h-24 w-full max-w-md" />
      </div>
    </Container>
  );
}
