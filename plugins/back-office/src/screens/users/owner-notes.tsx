import { Button } from "@medusajs/ui";
import { type OwnerNote, ownerNoteInput } from "@zakh/bookkeeping/contract";
import { orderNumber } from "@zakh/orders/contract";
import { type FormEvent, useState } from "react";
import type { BlockerFunction } from "react-router";
import { dateTime } from "../dates";
import { useTexts } from "../i18n/text";
import { useAddNote, useDeleteNote, useOwnerNotes } from "../resources/customers";
import { useErrorToast } from "../ui/error-toast";
import { RowActions } from "../ui/row-actions";
import { LoadError } from "../ui/screen-state";
import { TextArea } from "../ui/text-field";
import { leavesScreen, useUnsavedGuard } from "../ui/unsaved";
import { useAskAndDelete } from "../ui/use-ask-and-delete";

interface OwnerNotesProps {
  userId: number;
  /** The order that a new note is about; without it, the customer. */
  orderId?: number;
}

/** What the staff note for themselves about a customer and the customer's orders, and a field for a new note. */
export function OwnerNotes({ userId, orderId }: OwnerNotesProps) {
  const { t } = useTexts();
  const show = useErrorToast();
  const notes = useOwnerNotes(userId);
  const add = useAddNote(userId, orderId);
  const [text, setText] = useState("");

  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await add.mutateAsync(text);
      setText("");
    } catch (error) {
      show.refused(error, t("notes.failed"));
    }
  }

  return (
    <div className="flex flex-col gap-y-3">
      {notes.isError && !notes.data && (
        <LoadError title={t("notes.loadFailed")} error={notes.error} onRetry={() => notes.refetch()} />
      )}
      {notes.data && notes.data.length > 0 && (
        <ul aria-label={t("notes.title")} className="divide-ui-border-base divide-y">
          {notes.data.map((note) => (
            <li key={note.id}>
              <Note userId={userId} note={note} />
            </li>
          ))}
        </ul>
      )}
      {text.trim() !== "" && <UnsavedNote />}
      <form onSubmit={submit} className="flex flex-col items-start gap-y-2">
        <TextArea
          className="w-full"
          rows={2}
          label={t(orderId === undefined ? "notes.aboutCustomer" : "notes.aboutOrder")}
          hint={t("notes.hint")}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          className="h-11 px-4 text-base md:h-9 md:text-sm"
          disabled={add.isPending || !ownerNoteInput.safeParse({ text }).success}
          isLoading={add.isPending}
        >
          {t("notes.add")}
        </Button>
      </form>
    </div>
  );
}

/** Asks before a typed note is lost. A router has one such guard, so it is there only while something is typed. */
export function UnsavedNote() {
  useUnsavedGuard(true, (change) => leavesScreen(change) || leavesRow(change));
  return null;
}

/** Whether a navigation closes what is open beside the list, or opens another row. */
function leavesRow({ currentLocation, nextLocation }: Parameters<BlockerFunction>[0]): boolean {
  const [open, next] = [currentLocation, nextLocation].map(({ search }) => new URLSearchParams(search).get("id"));
  return open !== next;
}

function Note({ userId, note: { id, text, orderId, by, at } }: { userId: number; note: OwnerNote }) {
  const { t } = useTexts();
  const remove = useDeleteNote(userId);
  const ask = useAskAndDelete();
  return (
    <div className="flex items-start justify-between gap-x-2 py-1.5">
      <div className="min-w-0 py-1.5 text-base md:text-sm">
        <p className="text-ui-fg-base whitespace-pre-line break-words">{text}</p>
        <p className="text-ui-fg-subtle text-sm tabular-nums">
          {[orderId === null ? "" : orderNumber(orderId), dateTime(at), by].filter(Boolean).join(" · ")}
        </p>
      </div>
      <RowActions
        name={text.slice(0, 40)}
        busy={remove.isPending}
        onDelete={() => ask({ name: text.slice(0, 40), remove: () => remove.mutateAsync(id), failed: t("tryAgain") })}
      />
    </div>
  );
}
