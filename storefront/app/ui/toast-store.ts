/** A success, an information, or an error. */
export type ToastTone = "done" | "note" | "wrong";

export interface Toast {
  /** Counts the toasts, so that the same text shown twice is two toasts. */
  id: number;
  title: string;
  text?: string;
  tone: ToastTone;
  /** The text is selected, to be copied by hand; the toast is shown longer. */
  selected?: boolean;
  /** A button, such as that of an undo; the toast closes with it, and is shown longer. */
  action?: { label: string; onPress: () => void };
}

let current: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function set(next: Toast | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and replaces the visible one: one at a time (spec §4). */
export function toast(content: Omit<Toast, "id" | "tone"> & { tone?: ToastTone }): void {
  count += 1;
  set({ tone: "note", ...content, id: count });
}

export function dismissToast(id: number): void {
  if (current?.id === id) set(undefined);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): Toast | undefined {
  return current;
}
