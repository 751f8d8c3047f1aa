/** Puts a text on the clipboard. Rejects where the browser does not let it. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  // Without https there is no clipboard, but what is selected can be copied. Beside the pressed button: a drawer takes the
  // keyboard back from whatever is outside of it.
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
