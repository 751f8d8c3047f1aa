import { Button } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import type { BlockerFunction } from "react-router";
import { useTexts } from "../../i18n/text";
import { useErrorToast } from "../error-toast";
import { TextArea } from "./text-field";
import { leavesScreen, useUnsavedGuard } from "./unsaved";

interface NoteFormProps {
  label: string;
  hint: string;
  /** The button's. */
  send: string;
  maySend: (text: string) => boolean;
  write: { isPending: boolean; mutateAsync: (text: string) => Promise<unknown> };
}

/** A field for a new note, which is empty once it is written; a refused one stays. */
export function NoteForm({ label, hint, send, maySend, write }: NoteFormProps) {
  const { t } = useTexts();
  const show = useErrorToast();
  const [text, setText] = useState("");

  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await write.mutateAsync(text);
      setText("");
    } catch (error) {
      show.refused(error, t("notes.failed"));
    }
  }

  return (
    <form onSubmit={submit} className="flex flex-col items-start gap-y-2">
      {text.trim() !== "" && <UnsavedNote />}
      <TextArea
        className="w-full"
        rows={2}
        label={label}
        hint={hint}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        className="h-11 px-4 text-base md:h-9 md:text-sm"
        disabled={write.isPending || !maySend(text)}
        isLoading={write.isPending}
      >
        {send}
      </Button>
    </form>
  );
}

/** Asks before a typed note is lost. A router has one such guard, so it is there only while something is typed. */
function UnsavedNote() {
  useUnsavedGuard(true, (change) => leavesScreen(change) || leavesRow(change));
  return null;
}

/** Whether a navigation closes what is open beside the list, or opens another row. */
function leavesRow({ currentLocation, nextLocation }: Parameters<BlockerFunction>[0]): boolean {
  const [open, next] = [currentLocation, nextLocation].map(({ search }) => new URLSearchParams(search).get("id"));
  return open !== next;
}
