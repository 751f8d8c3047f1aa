import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

/** Takes over what a password manager has written into the fields without an event, of which React hears nothing. Called at a submit. */
export function readFields<Form extends FieldValues, Context, Input>(
  { getValues, setValue }: UseFormReturn<Form, Context, Input>,
  element: HTMLFormElement,
): void {
  // All of them first: a field whose value React holds is set back as soon as the form changes.
  const written = (Object.keys(getValues()) as FieldPath<Form>[]).flatMap((name) => {
    const field = element.elements.namedItem(name);
    const isTyped = field instanceof HTMLInputElement && !/^(checkbox|radio|file|hidden)$/.test(field.type);
    return isTyped && typeof getValues(name) === "string" && field.value !== getValues(name)
      ? [{ name, value: field.value }]
      : [];
  });
  for (const { name, value } of written) setValue(name, value as never, { shouldDirty: true });
}
