import { type OwnerNote, ownerNoteInput } from "@zakh/bookkeeping/contract";
import { orderNumber } from "@zakh/orders/contract";
import { dateTime } from "../dates";
import { useTexts } from "../i18n/text";
import { useAddNote, useDeleteNote, useOwnerNotes } from "../resources/customers";
import { useAskAndDelete } from "./drawers/use-ask-and-delete";
import { NoteForm } from "./forms/note-form";
import { RowActions } from "./lists/row-actions";
import { LoadError } from "./screen-state";

interface OwnerNotesProps {
  userId: number;
  /** The order that a new note is about; without it, the customer. */
  orderId?: number;
}

/** What the staff note for themselves about a customer and the customer's orders, and a field for a new note. */
export function OwnerNotes({ userId, orderId }: OwnerNotesProps) {
  const { t } = useTexts();
  const notes = useOwnerNotes(userId);
  const add = useAddNote(userId, orderId);

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
      <NoteForm
        label={t(orderId === undefined ? "notes.aboutCustomer" : "notes.aboutOrder")}
        hint={t("notes.hint")}
        send={t("notes.add")}
        maySend={(text) => ownerNoteInput.safeParse({ text }).success}
        write={add}
      />
    </div>
  );
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
