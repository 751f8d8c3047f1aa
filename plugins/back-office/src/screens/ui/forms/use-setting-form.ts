import type { UseMutationResult } from "@tanstack/react-query";
import type { SinceVersion } from "@zakh/kit/contract";
import { useEffect, useMemo, useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from "react-hook-form";
import type { serverText } from "../../client";
import { useTexts } from "../../i18n/text";
import { markRefusedFields, useErrorToast } from "../error-toast";
import { toast } from "../toast";
import { type FieldName, useEditConflict, valuesIn } from "./use-edit-conflict";
import { useSubmitOnce } from "./use-submit-once";

interface SettingEditing<Read, Values extends FieldValues, Change extends FieldValues> {
  /** The setting as read. */
  saved: SinceVersion<Read>;
  /** Converts it to form values. */
  valuesOf: (read: Read) => Values;
  resolver: Resolver<Values, unknown, Change>;
  /** Labels of the fields, in display order (ruling 54). */
  names: { [Field in keyof Values]?: FieldName };
  save: Pick<UseMutationResult<SinceVersion<Read>, Error, SinceVersion<Change>>, "mutateAsync" | "isPending">;
  /** The toast after saving. */
  done: (saved: Read) => string;
  /** The default toast of a failure; `said` selects the server's text. */
  failed: string;
  serverTextOf?: typeof serverText;
  /** Maps fields of the call to fields of the form. */
  refusedNames?: Partial<Record<string, FieldPath<Values>>>;
  /** Shows the first invalid field, instead of focusing it. */
  onFaults?: (names: readonly string[]) => void;
}

/**
 * Edits one setting: follows the server's value until something is typed, saves it with its initial version, shows the
 * result, and asks whose values to keep after a concurrent change. `bar` are the props of `SettingForm`.
 */
export function useSettingForm<Read extends object, Values extends FieldValues, Change extends FieldValues>(
  editing: SettingEditing<Read, Values, Change>,
) {
  const { saved, valuesOf, resolver, names, save, done, failed, serverTextOf, refusedNames, onFaults } = editing;
  const { t } = useTexts();
  const show = useErrorToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: how values are made of a setting never changes
  const values = useMemo(() => valuesOf(saved), [saved]);
  const form = useForm<Values, unknown, Change>({
    resolver,
    defaultValues: values as DefaultValues<Values>,
    shouldFocusError: onFaults === undefined,
  });
  const { isDirty } = form.formState;
  const meanwhile = useEditConflict<Read, Values>({
    read: saved,
    valuesOf,
    ...valuesIn(form),
    again: () => void send(),
    names,
  });

  function begin(read: SinceVersion<Read>) {
    form.reset(valuesOf(read));
    meanwhile.began(read);
  }

  const asked = meanwhile.question !== undefined;
  /** The version on which a change is based that waits for the network: its values stand until there is another one. */
  const [waitingOn, setWaitingOn] = useState<string>();
  const waits = waitingOn !== undefined && waitingOn === saved.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is not overwritten, nor while it is asked whose values to keep
  useEffect(() => {
    if (!isDirty && !asked && !waits) begin(saved);
  }, [saved, isDirty, asked, waits]);

  const send = form.handleSubmit(
    async (change) => {
      try {
        const next = await save.mutateAsync({ ...change, version: meanwhile.version() });
        begin(next);
        toast.success(t("saved"), { description: done(next) });
      } catch (error) {
        if (meanwhile.refused(error)) return;
        const marked = markRefusedFields(form.setError, error, refusedNames);
        onFaults?.(marked);
        if (show.refused(error, failed, serverTextOf)) {
          setWaitingOn(saved.version);
          form.reset(form.getValues());
        }
      }
    },
    (faults) => {
      onFaults?.(Object.keys(faults));
      show.invalid();
    },
  );

  const submit = useSubmitOnce(send);

  return {
    form,
    bar: {
      dirty: isDirty,
      busy: save.isPending,
      changed: meanwhile.question,
      onSubmit: submit,
      onUndo: () => begin(saved),
    },
  };
}
