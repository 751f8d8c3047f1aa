import { serverDate } from "@zakh/kit/browser/server-time";
import { seoulDay, type Versioned } from "@zakh/kit/contract";
import { type AdminLegal, LEGAL_LANGUAGES, LEGAL_TITLES, type LegalKind } from "@zakh/legal/contract";
import { useController, useForm } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useLegal, usePublishLegal, useSaveLegalDraft } from "../../resources/legal";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { SideDrawer } from "../../ui/drawers/side-drawer";
import { DateField } from "../../ui/forms/date-field";
import { useFieldError } from "../../ui/forms/field-error";
import { SwitchField } from "../../ui/forms/switch-field";
import { useEditConflict, valuesIn } from "../../ui/forms/use-edit-conflict";
import { useSubmitEntry } from "../../ui/forms/use-submit-entry";
import { LoadError } from "../../ui/screen-state";
import { LegalTextFields } from "./legal-text-fields";

interface LegalFormProps {
  kind: LegalKind;
  onClose: () => void;
}

/** A legal text in its languages; saved as a draft, or published once the owner confirms it. */
export function LegalForm({ kind, onClose }: LegalFormProps) {
  const { t, language } = useTexts();
  const legal = useLegal(kind);
  const title = LEGAL_TITLES[kind][language];
  if (legal.data) return <Form legal={legal.data} title={title} onClose={onClose} />;
  return (
    <SideDrawer open title={title} onClose={onClose}>
      {legal.isError ? (
        <LoadError title={t("legal.failed")} error={legal.error} onRetry={() => legal.refetch()} />
      ) : (
        <p role="status" className="text-ui-fg-subtle">
          {t("loading")}
        </p>
      )}
    </SideDrawer>
  );
}

/** Fields of the form; the texts are named as in the call, so that refusals come back to them. */
function valuesOf({ texts }: Pick<AdminLegal, "texts">) {
  return { texts, validFrom: seoulDay(serverDate()), confirmed: false };
}

export type LegalValues = ReturnType<typeof valuesOf>;

interface FormProps {
  legal: Versioned<AdminLegal>;
  title: string;
  onClose: () => void;
}

function Form({ legal, title, onClose }: FormProps) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const draft = useSaveLegalDraft(legal.kind);
  const publish = usePublishLegal(legal.kind);
  const form = useForm<LegalValues>({ defaultValues: valuesOf(legal) });
  const { errors, isDirty } = form.formState;
  const confirmed = useController({ control: form.control, name: "confirmed" }).field;
  const meanwhile = useEditConflict({
    read: legal,
    valuesOf,
    ...valuesIn(form),
    again: () => void submit(),
    names: { texts: { label: t("legal.text") } },
  });
  const submit = useSubmitEntry(form, {
    save: ({ texts, validFrom, version, confirmed: isRead }) =>
      isRead
        ? publish.mutateAsync({ texts, validFrom, version, confirmed: true })
        : draft.mutateAsync({ texts, version }),
    meanwhile,
    done: ({ isDraft }) => ({ title: t(isDraft ? "legal.draftSaved" : "legal.published"), description: title }),
    failed: t("legal.saveFailed"),
    onClose,
  });
  return (
    <FormDrawer
      open
      title={title}
      dirty={isDirty}
      busy={draft.isPending || publish.isPending}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={t(confirmed.value ? "legal.publish" : "legal.saveDraft")}
      changed={meanwhile.question}
    >
      <LegalTextFields form={form} languages={LEGAL_LANGUAGES} template={legal.template} />
      <SwitchField
        label={t("legal.confirmed")}
        hint={t("legal.confirmed.hint")}
        checked={confirmed.value}
        onChange={confirmed.onChange}
      />
      {confirmed.value && (
        <DateField
          label={t("legal.validFromDay")}
          hint={t("legal.validFromDay.hint")}
          day={form.watch("validFrom")}
          min={seoulDay(serverDate())}
          error={fieldError(errors.validFrom)}
          {...form.register("validFrom")}
        />
      )}
    </FormDrawer>
  );
}
