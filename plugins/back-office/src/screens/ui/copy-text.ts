/**
 * Copies a text to the clipboard. The browsers inside other apps (KakaoTalk, Facebook, Instagram) have the clipboard and refuse it, and pages
 * without https have none: there a selected text can still be copied. Rejects where that is refused, too: the caller then shows the text
 * selected, so that it can be copied by hand (`selectText`).
 */
export async function copyText(text: string): Promise<void> {
  try {
    const written = navigator.clipboard.writeText(text);
    // Some browsers inside other apps never answer.
    await Promise.race([written, new Promise((_, reject) => setTimeout(reject, 1000))]);
  } catch {
    if (!copySelected(text)) throw new Error("The browser does not copy.");
  }
}

/** Selects all of an element's text, for somebody who copies it by hand. */
export function selectText(element: Element | null): void {
  if (element) window.getSelection()?.selectAllChildren(element);
}

function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  // Or a phone shows its keyboard.
  field.readOnly = true;
  field.style.cssText = "position:fixed;inset-block-start:0;opacity:0";
  const pressed = document.activeElement;
  // Beside the pressed button, because a drawer takes the focus back from outside elements, and what is outside an open dialog is inert.
  (pressed?.parentElement ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
  }
}
