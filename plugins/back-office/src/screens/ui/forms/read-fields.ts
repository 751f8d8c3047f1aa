/**
 * Tells React at each submit what a password manager has written into the form's fields without an event, or before the page was hydrated.
 * It comes before the submit handlers of all forms, in which React then renders what was written.
 */
export function readFieldsAtSubmit(): void {
  // The same function is added only once.
  document.addEventListener("submit", readFields, { capture: true });
}

function readFields({ target }: Event) {
  if (!(target instanceof HTMLFormElement)) return;
  // All of them first: a field whose value React holds is set back as soon as another one changes.
  const written = [...target.elements].filter(isTyped).map((field) => [field, field.value] as const);
  for (const [field, value] of written) {
    // React does not hear of the value that it found at hydration. The default of a field that it holds is what it knows.
    if (value !== field.defaultValue) field.value = "";
    if (value !== field.value)
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function isTyped(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLInputElement) return !/^(checkbox|radio|file|hidden|button|submit)$/.test(field.type);
  return field instanceof HTMLTextAreaElement;
}
