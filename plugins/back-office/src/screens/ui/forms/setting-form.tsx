import { Button, Container } from "@medusajs/ui";
import type { FormEventHandler } from "react";
import { useTexts } from "../../i18n/text";
import type { Elements } from "../elements";
import { Blank, LoadError } from "../screen-state";
import { ChangedNotice } from "./changed-notice";
import { useUnsavedGuard } from "./unsaved";
import type { ChangedQuestion } from "./use-edit-conflict";

interface SettingFormProps {
  dirty: boolean;
  busy: boolean;
  /** True when there is nothing to save. */
  disabled?: boolean;
  /** The question when somebody else has changed the setting meanwhile. */
  changed?: ChangedQuestion;
  onSubmit: FormEventHandler;
  onUndo: () => void;
  children: Elements;
}

/**
 * The form of a settings screen. Its buttons stay visible; leaving asks for confirmation when something would be lost.
 */
export function SettingForm({ dirty, busy, disabled, changed, onSubmit, onUndo, children }: SettingFormProps) {
  const { t } = useTexts();
  useUnsavedGuard(dirty);
  return (
    // As high as a phone's screen below the header, so that the buttons are at the bottom, where toasts leave room for
    // them.
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-y-4 max-md:min-h-[calc(100dvh-5.125rem)]">
      {/* The answer would overwrite what is typed while saving. */}
      <fieldset disabled={busy} className="contents">
        <ChangedNotice question={changed} />
        {children}
      </fieldset>
      <div className="bg-ui-bg-subtle border-ui-border-base sticky bottom-0 z-[5] -mx-4 mt-auto grid grid-cols-[repeat(auto-fit,minmax(min(100%,8em),1fr))] gap-x-3 gap-y-2 border-t px-4 py-3 md:mx-0 md:flex md:justify-end md:px-0">
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
  /** The error text when it could not be loaded. */
  failed: string;
  /** Initial values when the setting cannot be read, as in the shop (spec §8). */
  fallback?: T;
  children: (data: T) => Elements;
}

/** Placeholders while a setting is loading, and a retry button when it failed. */
export function SettingLoader<T>({ query, failed, fallback, children }: SettingLoaderProps<T>) {
  const { t } = useTexts();
  // Not `isError`, which is reset during a retry: the form would disappear with its typed values.
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
