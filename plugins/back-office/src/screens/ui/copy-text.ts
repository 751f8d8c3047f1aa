/** Copies a text to the clipboard. Rejects when the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  // Without https there is no clipboard API, but selected text can be copied. The field is put beside the pressed
  // button, because a drawer takes the focus back from outside elements.
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr-only";
  const pressed = document.activeElement;
  (pressed?.parentElement ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (pressed instanceof HTMLElement) pressed.focus();
  if (!copied) throw new Error("The browser does not copy.");
}
