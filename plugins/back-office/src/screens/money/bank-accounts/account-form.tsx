import { zodResolver } from "@hookform/resolvers/zod";
import { type BankAccount, bankAccountInput } from "@zakh/bank-transfer/contract";
import type { SinceVersion } from "@zakh/kit/contract";
import { useController, useForm } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useSaveBankAccount } from "../../resources/bank-accounts";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { AccountFields } from "../../ui/forms/account-fields";
import { useFieldError } from "../../ui/forms/field-error";
import { SwitchField } from "../../ui/forms/switch-field";
import { TextArea, TextField } from "../../ui/forms/text-field";
import { useEditConflict, valuesIn } from "../../ui/forms/use-edit-conflict";
import { useSubmitEntry } from "../../ui/forms/use-submit-entry";
import { saveFailure } from "./save-failure";

interface AccountFormProps {
  /** The edited account; undefined for a new one. */
  account: SinceVersion<BankAccount> | undefined;
  onClose: () => void;
}

/**
 * The form of a new or existing account (spec §5). The default account can be neither unset nor made inactive (ruling
 * 25).
 */
export function AccountForm({ account, onClose }: AccountFormProps) {
  const texts = useTexts();
  const { t } = texts;
  const fieldError = useFieldError();
  const save = useSaveBankAccount(account?.id);
  const form = useForm({
    resolver: zodResolver(bankAccountInput),
    defaultValues: valuesOf(account),
  });
  const meanwhile = useEditConflict({
    read: account,
    valuesOf,
    ...valuesIn(form),
    again: () => void submit(),
    names: {
      bankName: { label: t("bankAccounts.bankName") },
      accountNumber: { label: t("bankAccounts.accountNumber") },
      accountHolder: { label: t("bankAccounts.accountHolder") },
      description: { label: t("bankAccounts.note") },
      isDefault: { label: t("bankAccounts.default") },
      isActive: { label: t("active") },
    },
  });
  const { errors, isDirty } = form.formState;
  const isDefault = useController({ control: form.control, name: "isDefault" }).field;
  const isActive = useController({ control: form.control, name: "isActive" }).field;

  const submit = useSubmitEntry(form, {
    save: save.mutateAsync,
    meanwhile,
    done: ({ bankName, accountNumber }) => ({
      title: t(account ? "bankAccounts.updated" : "bankAccounts.created"),
      description: `${bankName} ${accountNumber}`,
    }),
    refused: (error) => saveFailure(error, texts),
    onClose,
  });

  return (
    <FormDrawer
      open
      title={t(account ? "bankAccounts.edit" : "bankAccounts.new")}
      dirty={isDirty}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
      changed={meanwhile.question}
    >
      <TextField
        label={t("bankAccounts.bankName")}
        autoComplete="off"
        error={fieldError(errors.bankName)}
        {...form.register("bankName")}
      />
      <AccountFields register={form.register} errors={errors} />
      <TextArea
        label={t("bankAccounts.note")}
        hint={t("bankAccounts.note.hint")}
        rows={2}
        error={fieldError(errors.description)}
        {...form.register("description")}
      />
      <SwitchField
        label={t("bankAccounts.default")}
        hint={t(account?.isDefault ? "bankAccounts.default.fixed" : "bankAccounts.default.hint")}
        checked={isDefault.value ?? false}
        disabled={account?.isDefault}
        onChange={(checked) => {
          isDefault.onChange(checked);
          // Only an active account can be the default.
          if (checked) isActive.onChange(true);
        }}
      />
      <SwitchField
        label={t("active")}
        hint={t("bankAccounts.active.hint")}
        checked={isActive.value ?? true}
        disabled={isDefault.value}
        onChange={isActive.onChange}
      />
    </FormDrawer>
  );
}

function valuesOf(account?: BankAccount) {
  return {
    bankName: account?.bankName ?? "",
    accountNumber: account?.accountNumber ?? "",
    accountHolder: account?.accountHolder ?? "",
    description: account?.description ?? "",
    isDefault: account?.isDefault ?? false,
    isActive: account?.isActive ?? true,
  };
}
